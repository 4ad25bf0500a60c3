package ecumene.bots.house;

import ecumene.facts.Civilization;
import java.util.List;

/** The house players that come with this package. */
public final class HousePlayers {
  public static final Figures EASY = figures("easy");
  public static final Figures TRADER = figures("trader");
  public static final Figures BUILDER = figures("builder");
  public static final Figures WARRIOR = figures("warrior");
  public static final Figures MEDIUM = figures("medium");

  private static final List<Figures> STYLES = List.of(EASY, TRADER, BUILDER, WARRIOR);

  private HousePlayers() {}

  /** The style of a seat in a game: from game to game another. */
  public static Figures style(long game, Civilization seat) {
    return STYLES.get((int) Math.floorMod(game + seat.index(), (long) STYLES.size()));
  }

  private static Figures figures(String version) {
    return Version.released(version).figures();
  }
}
