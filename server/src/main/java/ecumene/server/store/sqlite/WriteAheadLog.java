package ecumene.server.store.sqlite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.OptionalInt;

/** A log of SQLite, as its file format has it: a header, then frames of a page each. */
record WriteAheadLog(Path file) {
  private static final int HEADER = 32;
  private static final int FRAME_HEADER = 24;
  private static final int PAGE_SIZE_AT = 8;
  private static final int SALTS_AT = 16;
  private static final int FRAME_SALTS_AT = 8;

  /** The id in the newest first page; empty: that page is not in the log. */
  OptionalInt databaseId() throws IOException {
    try (var channel = FileChannel.open(file)) {
      var header = read(channel, 0, HEADER);
      var id = OptionalInt.empty();
      int pageSize = header.getInt(PAGE_SIZE_AT);
      if (header.hasRemaining() || pageSize <= 0) {
        return id;
      }
      long salts = header.getLong(SALTS_AT);
      int frameSize = FRAME_HEADER + pageSize;
      for (long at = HEADER; ; at += frameSize) {
        var frame = read(channel, at, FRAME_HEADER);
        if (frame.hasRemaining() || frame.getLong(FRAME_SALTS_AT) != salts) {
          return id; // what follows is of an earlier log
        }
        if (frame.getInt(0) == 1) {
          var found = read(channel, at + FRAME_HEADER + StoreFiles.ID_AT, Integer.BYTES);
          id = found.hasRemaining() ? id : OptionalInt.of(found.getInt(0));
        }
      }
    }
  }

  /** With room left if the file ends before. */
  private static ByteBuffer read(FileChannel channel, long at, int size) throws IOException {
    var bytes = ByteBuffer.allocate(size);
    boolean isEnd = false;
    while (bytes.hasRemaining() && !isEnd) {
      isEnd = channel.read(bytes, at + bytes.position()) < 0;
    }
    return bytes;
  }
}
