package ecumene.wire.save;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Seed;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What the seed of a game is made of, so that nobody alone has chosen it. Each value is 128 bits,
 * as 32 hexadecimal digits.
 *
 * @param secret what the server has drawn; the table shows its {@link Commitment} from the
 *     beginning
 * @param contributions what persons have added who took their seats before the game began
 * @param silent persons' seats from which nothing came before it began
 */
public record SeedParts(String secret, Map<Civilization, String> contributions, Seats silent) {
  private static final Pattern VALUE = Pattern.compile("[0-9a-f]{32}");
  private static final int DIGITS = 32;

  public SeedParts {
    check(secret);
    contributions.values().forEach(SeedParts::check);
    var copy = new EnumMap<Civilization, String>(Civilization.class);
    copy.putAll(contributions);
    contributions = Collections.unmodifiableMap(copy);
    if (!Seats.from(contributions.keySet()).and(silent).isEmpty()) {
      throw new IllegalArgumentException("a seat that has added something is not silent");
    }
  }

  private static void check(String value) {
    if (!isValue(value)) {
      throw new IllegalArgumentException("32 hexadecimal digits in small letters belong here");
    }
  }

  public static boolean isValue(String digits) {
    return VALUE.matcher(digits).matches();
  }

  /** Nobody has added anything yet. */
  public static SeedParts of(String secret) {
    return new SeedParts(secret, Map.of(), Seats.NONE);
  }

  public SeedParts with(Civilization seat, String value) {
    var more = new EnumMap<Civilization, String>(Civilization.class);
    more.putAll(contributions);
    more.put(seat, value);
    return new SeedParts(secret, more, silent);
  }

  public SeedParts without(Civilization seat) {
    var fewer = new EnumMap<Civilization, String>(Civilization.class);
    fewer.putAll(contributions);
    fewer.remove(seat);
    return new SeedParts(secret, fewer, silent);
  }

  /** The game begins: from these seats of persons all has come that ever will. */
  public SeedParts closed(Seats persons) {
    return new SeedParts(secret, contributions, persons.minus(Seats.from(contributions.keySet())));
  }

  /** The first half of the digest of all of it, in the order of the rule book. */
  public Seed seed() {
    var text = new StringBuilder("ecumene seed 1\n").append(secret).append('\n');
    for (var seat : Seats.from(contributions.keySet()).union(silent)) {
      var value = contributions.getOrDefault(seat, "-");
      text.append(seat.id()).append(' ').append(value).append('\n');
    }
    return Seed.parse(Sha256.of(text.toString()).substring(0, DIGITS));
  }
}
