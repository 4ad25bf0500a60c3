package ecumene.server.store.sqlite.protection;

import ecumene.server.store.StoreFailed;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Makes a database of a second copy, as it was at some moment. */
public final class Rebuilding {
  /** Where the header says who may read and write it; 1: whoever opens it need have no log. */
  private static final int MODES_AT = 18;

  private static final byte[] NO_LOG = {1, 1};

  private Rebuilding() {}

  /**
   * Makes the database that the copy has.
   *
   * @param at what was committed later is left out; null: nothing is
   * @return when the newest of what it has was committed
   */
  public static Instant of(Path directory, @Nullable Instant at, Path to) {
    try {
      Generation found = null;
      for (var generation : Generation.in(directory)) {
        if (found == null || at == null || !generation.begun().isAfter(at)) {
          found = generation;
        }
      }
      if (found == null || (at != null && found.begun().isAfter(at))) {
        throw new StoreFailed(
            found == null
                ? "there is no copy in " + directory
                : "the oldest copy in %s is of %s".formatted(directory, found.begun()));
      }
      return of(found, at, to);
    } catch (IOException e) {
      throw new StoreFailed("the copy in " + directory + " cannot be read: " + e.getMessage(), e);
    }
  }

  static Instant of(Generation generation, @Nullable Instant at, Path to) throws IOException {
    Files.copy(generation.base(), to, StandardCopyOption.REPLACE_EXISTING);
    var newest = generation.begun();
    try (var database = FileChannel.open(to, StandardOpenOption.READ, StandardOpenOption.WRITE);
        var log =
            new DataInputStream(new BufferedInputStream(Files.newInputStream(generation.log())))) {
      int pageSize = Frames.pageSize(database);
      for (var next = Shipment.read(log); next != null; next = Shipment.read(log)) {
        if (at != null && next.at().isAfter(at)) {
          break;
        }
        apply(ByteBuffer.wrap(next.frames()), pageSize, database);
        newest = next.at();
      }
      if (database.size() > 0) {
        database.write(ByteBuffer.wrap(NO_LOG), MODES_AT);
      }
      database.force(true);
    }
    return newest;
  }

  private static void apply(ByteBuffer frames, int pageSize, FileChannel database)
      throws IOException {
    while (frames.hasRemaining()) {
      var header = frames.slice(frames.position(), Frames.HEADER);
      var page = frames.slice(frames.position() + Frames.HEADER, pageSize);
      database.write(page, (Frames.page(header) - 1L) * pageSize);
      int pages = Frames.pagesAfter(header);
      if (pages > 0) {
        database.truncate((long) pages * pageSize);
      }
      frames.position(frames.position() + Frames.HEADER + pageSize);
    }
  }
}
