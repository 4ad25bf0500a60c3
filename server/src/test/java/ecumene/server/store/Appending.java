package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Appends to some tables as fast as it goes, and says what was acknowledged. */
final class Appending {
  private static final int TABLES = 8;
  private static final int MOST_LINES = 3;
  private static final long PAUSE_MILLIS = 50;

  private Appending() {}

  /** Lines that are said to be on disk. */
  record Acknowledged(TableId table, int first, int count, String word) {
    static Acknowledged of(String text) {
      var parts = text.split(" ", -1);
      return new Acknowledged(
          new TableId(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), parts[3]);
    }

    List<String> texts() {
      return IntStream.range(0, count).mapToObj(n -> word + " " + n + " of " + count).toList();
    }

    @Override
    public String toString() {
      return table + " " + first + " " + count + " " + word;
    }
  }

  /** A process of its own, to be killed: prints what was acknowledged, line by line. */
  public static void main(String[] args) {
    var place = args[0];
    var store = place.startsWith("postgres:") ? Stores.open(place) : Stores.open(Path.of(place));
    run(store, acknowledged -> System.out.println(acknowledged), () -> true);
  }

  /** Goes on after failures, as long as it is let. */
  static void run(Store store, Consumer<Acknowledged> told, BooleanSupplier goesOn) {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int n = 0; n < TABLES; n++) {
        var table = table(n);
        threads.execute(
            () -> {
              while (goesOn.getAsBoolean()) {
                append(store, table, told, goesOn);
              }
            });
      }
    }
  }

  private static void append(
      Store store, TableId table, Consumer<Acknowledged> told, BooleanSupplier goesOn) {
    try {
      int next = store.lines(table, 0).size();
      while (goesOn.getAsBoolean()) {
        int count = 1 + ThreadLocalRandom.current().nextInt(MOST_LINES);
        var append = new Acknowledged(table, next, count, Tables.word());
        var lines = Tables.lines(append.texts().toArray(String[]::new));
        assertThat(store.append(table, next, lines).get()).isTrue();
        told.accept(append);
        next += count;
      }
    } catch (Exception e) {
      pause(); // the database is away for a moment
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static TableId table(int number) {
    return new TableId("t" + number);
  }

  /** Everything acknowledged is there, and of no append only a part. */
  static void verify(Store store, Collection<Acknowledged> acknowledged) {
    for (int n = 0; n < TABLES; n++) {
      var table = table(n);
      var texts = Tables.texts(store, table);
      for (var append : acknowledged) {
        if (append.table().equals(table)) {
          int end = append.first() + append.count();
          assertThat(texts).as("lines of %s", append).hasSizeGreaterThanOrEqualTo(end);
          assertThat(texts.subList(append.first(), end)).isEqualTo(append.texts());
        }
      }
      for (int first = 0; first < texts.size(); ) {
        var words = texts.get(first).split(" ", -1);
        var append = new Acknowledged(table, first, Integer.parseInt(words[3]), words[0]);
        assertThat(texts).hasSizeGreaterThanOrEqualTo(first + append.count());
        assertThat(texts.subList(first, first + append.count())).isEqualTo(append.texts());
        first += append.count();
      }
    }
  }
}
