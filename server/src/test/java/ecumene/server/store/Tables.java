package ecumene.server.store;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

/** Made-up tables, keys and lines for tests. */
public final class Tables {
  private Tables() {}

  /** A table without keys, kept in the store. */
  public static TableId in(Store store) {
    var id = new TableId(word());
    store.create(new StoredTable(id, Instant.ofEpochMilli(1), "{}"), List.of());
    return id;
  }

  /** Keeps keys of a table that is there; they come with another one. */
  static void keep(Store store, List<StoredKey> keys) {
    store.create(new StoredTable(new TableId(word()), Instant.ofEpochMilli(1), "{}"), keys);
  }

  static String word() {
    return Long.toString(ThreadLocalRandom.current().nextLong(1L << 60), 36);
  }

  static Digest digest() {
    return new Digest(word());
  }

  public static StoredLine line(String text) {
    return new StoredLine(Instant.ofEpochMilli(1), null, text);
  }

  public static List<StoredLine> lines(String... texts) {
    return List.of(texts).stream().map(Tables::line).toList();
  }

  public static List<String> texts(Store store, TableId table) {
    return store.lines(table, 0).stream().map(StoredLine::text).toList();
  }

  static List<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed().toList();
  }
}
