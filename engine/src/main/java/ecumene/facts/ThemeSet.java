package ecumene.facts;

import java.util.List;

/** The sets of advances dealt at the start of the Short Game. */
public enum ThemeSet {
  COIN_AND_COMMERCE,
  CONQUERING_THE_SEAS,
  CULTURAL_HEIGHTS,
  EARLY_MERCHANTS,
  EMERGING_EMPIRE,
  EXPLORING_THE_DESERTS,
  MYSTICAL_PALACES,
  SACRED_CONSTRUCTORS,
  SPREADING_KNOWLEDGE;

  static final Names<ThemeSet> NAMES = Names.of("a theme set", values());

  public static ThemeSet of(String id) {
    return NAMES.get(id);
  }

  /** As many sets as players, some of them twice. */
  public static List<ThemeSet> forPlayers(int players) {
    return ThemeSets.forPlayers(players);
  }

  public String id() {
    return Names.idOf(name());
  }

  public String label() {
    return ThemeSets.label(this);
  }

  public List<Advance> advances() {
    return ThemeSets.advances(this);
  }
}
