package ecumene.server.store.sqlite.protection;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** What was committed at some moment, as it stands in the log of a generation. */
final class Shipment {
  private static final int HEADER = Integer.BYTES + Long.BYTES + Integer.BYTES;

  private final Instant at;
  private final byte[] frames;

  /** These frames of SQLite's own log. */
  Shipment(Instant at, byte[] frames) {
    this.at = at;
    this.frames = frames;
  }

  Instant at() {
    return at;
  }

  byte[] frames() {
    return frames;
  }

  ByteBuffer write() {
    return ByteBuffer.allocate(HEADER + frames.length)
        .putInt(frames.length)
        .putLong(at.toEpochMilli())
        .putInt(sum(at.toEpochMilli(), frames))
        .put(frames)
        .flip();
  }

  /** Null: the log ends here, or what follows was not written to its end. */
  static @Nullable Shipment read(DataInputStream log) throws IOException {
    try {
      int length = log.readInt();
      long at = log.readLong();
      int sum = log.readInt();
      var frames = length < 0 ? new byte[0] : log.readNBytes(length);
      return frames.length == length && sum == sum(at, frames)
          ? new Shipment(Instant.ofEpochMilli(at), frames)
          : null;
    } catch (EOFException end) {
      return null;
    }
  }

  private static int sum(long at, byte[] frames) {
    var sum = new CRC32C();
    sum.update(ByteBuffer.allocate(Long.BYTES).putLong(0, at));
    sum.update(frames);
    return (int) sum.getValue();
  }
}
