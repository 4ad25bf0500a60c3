package ecumene.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether something stored is still what was written, and where it was written: CRC-32C of
 * all its columns and its place. It finds what disks and people do by mistake, not a forgery. What
 * goes into it is never changed.
 */
public final class Checksum {
  /** No byte of UTF-8 is one of these. */
  private static final int END = 0xFF;

  private static final int NONE = 0xFE;

  private final CRC32C sum = new CRC32C();

  private Checksum() {}

  /** Of a line, which has this number at its table. */
  public static long of(TableId table, int number, StoredLine line) {
    return new Checksum()
        .and(table.word())
        .and(number)
        .and(line.at().toEpochMilli())
        .and(line.request())
        .and(line.bodyDigits())
        .and(line.text())
        .and(line.stamp())
        .sum
        .getValue();
  }

  public static long of(TableId table, StoredSnapshot snapshot) {
    return new Checksum()
        .and(table.word())
        .and(snapshot.lines())
        .and(snapshot.text())
        .and(snapshot.rules())
        .sum
        .getValue();
  }

  public static long of(StoredTable table) {
    return new Checksum()
        .and(table.id().word())
        .and(table.created().toEpochMilli())
        .and(table.plan())
        .sum
        .getValue();
  }

  private Checksum and(long number) {
    sum.update(ByteBuffer.allocate(Long.BYTES).putLong(0, number));
    return this;
  }

  private Checksum and(@Nullable Stamp stamp) {
    if (stamp == null) {
      sum.update(NONE);
      return this;
    }
    return and(stamp.position()).and(stamp.rules());
  }

  private Checksum and(@Nullable String word) {
    if (word == null) {
      sum.update(NONE);
    } else {
      sum.update(word.getBytes(UTF_8));
      sum.update(END);
    }
    return this;
  }
}
