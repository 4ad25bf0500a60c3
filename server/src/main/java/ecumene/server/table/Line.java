package ecumene.server.table;

import static java.util.stream.Collectors.toUnmodifiableSet;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.wire.Wire;
import ecumene.wire.form.Kind;
import ecumene.wire.form.Word;
import ecumene.wire.save.EntryLine;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * One thing that happened at a table. The log has one after the other: what is called {@code lines}
 * counts them, up to and with the one that is meant, and an index begins at 0.
 */
public sealed interface Line {
  String KIND = Objects.requireNonNull(Kind.property(Line.class));
  Set<String> KINDS =
      Stream.of(Line.class.getPermittedSubclasses()).map(Kind::of).collect(toUnmodifiableSet());

  /** All that was played up to here came from a file. */
  record Imported() implements Line {}

  /** The game went on. */
  record Played(EntryLine entry) implements Line {}

  /** The player took the last reply back. */
  record TakenBack(Civilization seat) implements Line {}

  /**
   * Somebody else has the seat.
   *
   * @param bot null: a person
   */
  record Seated(Civilization seat, @Nullable BotKind bot) implements Line {}

  /** A bot plays for a person who is away. */
  record StoodIn(Civilization seat) implements Line {}

  /** A person for whom a bot has played is back. */
  record CameBack(Civilization seat) implements Line {}

  /** What others call the player. */
  @Word("named")
  record Renamed(Civilization seat, String name) implements Line {}

  /** An invitation was spent. */
  record Claimed(Civilization seat) implements Line {}

  /**
   * An invitation was spent before the game began, and a value for its seed came with it.
   *
   * @param value 32 hexadecimal digits
   */
  record Contributed(Civilization seat, String value) implements Line {}

  /** All have come, or the host waits no longer: the seed is made and the game begins. */
  record Begun() implements Line {}

  /** The seat has a new invitation, and no key opens it any more. */
  record LinkRenewed(Civilization seat) implements Line {}

  /**
   * A message.
   *
   * @param from null: the host
   * @param to null: everybody
   */
  record Said(@Nullable Civilization from, @Nullable Civilization to, String text)
      implements Line {}

  record Paused() implements Line {}

  record Resumed() implements Line {}

  /** The bots stop, for no person plays and nobody has looked on for long. */
  record Rested() implements Line {}

  /** Somebody looks on again, and the bots play on. */
  record Roused() implements Line {}

  /** Everybody who is waited for has so much more time. */
  record Extended(int seconds) implements Line {}

  /**
   * The rules do not play any more what was played after so many lines, so it does not count. What
   * else has happened since stays.
   */
  record Rewound(int lines) implements Line {}

  /** What stood here was damaged, and nobody knows what it was. */
  record Lost() implements Line {}

  /**
   * Lines that were damaged are {@link Lost}, so what was played after so many lines does not
   * count. What else has happened since stays.
   */
  record Recovered(int lines) implements Line {}

  /** It was rewound because these rules and facts are others now. */
  record RulesChanged(List<String> changed) implements Line {}

  /** News go there from now on; null: nowhere. */
  record WebhookSet(@Nullable String url) implements Line {}

  /** Whether it makes the game go on or back. */
  default boolean isPlay() {
    return this instanceof Played || this instanceof TakenBack;
  }

  /** After how many lines what was played before this one does not count. */
  default int rewindsTo() {
    return switch (this) {
      case Rewound(int to) -> to;
      case Recovered(int to) -> to;
      default -> Integer.MAX_VALUE;
    };
  }

  /** Whether it may put the game into another position. */
  default boolean movesGame() {
    return isPlay() || this instanceof Begun;
  }

  default String write() {
    return Wire.JSON.writeValueAsString(this);
  }

  /** Whether this version knows a line of this kind; otherwise a newer one has written it. */
  static boolean isKnown(String text) {
    try {
      return KINDS.contains(Wire.JSON.readTree(text).path(KIND).asString(""));
    } catch (JacksonException other) {
      return false;
    }
  }

  static Line read(String text) {
    return Wire.JSON.readValue(text, Line.class);
  }
}
