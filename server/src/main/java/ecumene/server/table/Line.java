package ecumene.server.table;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.wire.Wire;
import ecumene.wire.form.Word;
import ecumene.wire.save.EntryLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing that happened at a table. The log has one after the other: what is called {@code lines}
 * counts them, up to and with the one that is meant, and an index begins at 0.
 */
public sealed interface Line {

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

  /** It was rewound because these rules and facts are others now. */
  record RulesChanged(List<String> changed) implements Line {}

  /** News go there from now on; null: nowhere. */
  record WebhookSet(@Nullable String url) implements Line {}

  /** Whether it makes the game go on or back. */
  default boolean isPlay() {
    return this instanceof Played || this instanceof TakenBack;
  }

  /** Whether it may put the game into another position. */
  default boolean movesGame() {
    return isPlay() || this instanceof Begun;
  }

  default String write() {
    return Wire.JSON.writeValueAsString(this);
  }

  static Line read(String text) {
    return Wire.JSON.readValue(text, Line.class);
  }
}
