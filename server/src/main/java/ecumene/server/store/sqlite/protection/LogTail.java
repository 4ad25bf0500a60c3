package ecumene.server.store.sqlite.protection;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * Reads SQLite's write-ahead log from commit to commit. It must be read after each: the next may
 * begin the log anew. For the one thread that writes.
 */
final class LogTail implements AutoCloseable {
  private static final int LOG_HEADER = 32;
  private static final int SALTS_AT = 16;
  private static final int FRAME_SALTS_AT = 8;

  private final FileChannel log;
  private final int frameSize;
  private long salts;
  private long position = LOG_HEADER;

  LogTail(Path log, int pageSize) throws IOException {
    this.log = FileChannel.open(log);
    frameSize = Frames.HEADER + pageSize;
  }

  /** The frames of all that was committed since this was last asked. */
  byte[] next() throws IOException {
    var header = Frames.read(log, 0, LOG_HEADER);
    if (header.hasRemaining()) {
      return new byte[0];
    }
    long now = header.getLong(SALTS_AT);
    if (now != salts) {
      salts = now;
      position = LOG_HEADER;
    }
    long end = endOfCommits();
    var frames = new byte[Math.toIntExact(end - position)];
    Frames.read(log, position, frames.length).flip().get(frames);
    position = end;
    return frames;
  }

  private long endOfCommits() throws IOException {
    long end = position;
    for (long at = position; ; at += frameSize) {
      var frame = Frames.read(log, at, Frames.HEADER);
      if (frame.hasRemaining() || frame.getLong(FRAME_SALTS_AT) != salts) {
        return end; // what follows is of an earlier log
      }
      if (Frames.pagesAfter(frame) > 0) {
        end = at + frameSize;
      }
    }
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
