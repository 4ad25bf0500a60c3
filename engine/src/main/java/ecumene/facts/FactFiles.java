package ecumene.facts;

import java.util.List;

/** The tables beside these classes as they are written, to tell whether one has changed. */
public final class FactFiles {
  /** Their names, in alphabetical order. */
  public static final List<String> NAMES =
      List.of(
          "adjacency.csv",
          "advances.csv",
          "areas.csv",
          "ast-requirements.csv",
          "calamities.csv",
          "calamity-modifiers.csv",
          "civilizations.csv",
          "commodities.csv",
          "setups.csv",
          "short-game-sets-by-count.csv",
          "short-game-theme-sets.csv",
          "starting-credits.csv");

  private FactFiles() {}

  /** What stands in one of them. */
  public static String text(String name) {
    return Csv.text(name);
  }
}
