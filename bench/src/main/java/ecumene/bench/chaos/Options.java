package ecumene.bench.chaos;

import java.time.Duration;
import java.util.SplittableRandom;

/**
 * What is to be done.
 *
 * @param runs how many runs of a server are ended by a kill
 * @param faults how many faults are simulated at least
 * @param store what those servers keep their tables in
 */
record Options(long seed, int runs, int faults, StoreKind store, Duration most) {
  static final String USAGE =
      "./ecumene chaos [--seed N] [--runs N] [--faults N] [--store sqlite|postgres] [--minutes M]";

  /** What servers that are killed keep their tables in. */
  enum StoreKind {
    SQLITE,
    POSTGRES;

    static StoreKind of(String word) {
      return switch (word) {
        case "sqlite" -> SQLITE;
        case "postgres" -> POSTGRES;
        default -> throw new IllegalArgumentException("there is no store " + word);
      };
    }

    String word() {
      return this == SQLITE ? "sqlite" : "postgres";
    }
  }

  /** Without any: a few minutes of each. */
  static Options usual() {
    long seed = new SplittableRandom().nextInt(1_000_000);
    return new Options(seed, 50, 1_000, StoreKind.SQLITE, Duration.ofMinutes(10));
  }

  /** An {@link IllegalArgumentException} says what can not be read. */
  static Options of(String... words) {
    var options = usual();
    if (words.length % 2 != 0) {
      throw new IllegalArgumentException("something is missing");
    }
    for (int n = 0; n < words.length; n += 2) {
      options = options.with(words[n], words[n + 1]);
    }
    return options;
  }

  private Options with(String name, String value) {
    return switch (name) {
      case "--seed" -> new Options(Long.parseLong(value), runs, faults, store, most);
      case "--runs" -> new Options(seed, Integer.parseInt(value), faults, store, most);
      case "--faults" -> new Options(seed, runs, Integer.parseInt(value), store, most);
      case "--store" -> new Options(seed, runs, faults, StoreKind.of(value), most);
      case "--minutes" ->
          new Options(seed, runs, faults, store, Duration.ofMinutes(Integer.parseInt(value)));
      default -> throw new IllegalArgumentException("there is no " + name);
    };
  }
}
