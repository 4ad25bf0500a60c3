package ecumene.table;

/**
 * What randomness is drawn for. Each stream counts its own draws; new streams are added at the end,
 * because their order is part of every saved game.
 */
public enum Stream {
  /** The order of the stacks at set-up and at the end of a turn (2.5, P13.5). */
  STACKS,
  /** Which calamities are discarded in selection (P8.2, P8.4). */
  CALAMITY_SELECTION,
  /** Which card a conqueror draws (P4.6). */
  SPOILS,
  /** Which theme set a player gets in the Short Game (S7.1). */
  THEME_SETS,
  /** In which order players choose their civilizations (2.2). */
  START_CARDS;

  @SuppressWarnings("EnumOrdinal") // the place in the order is part of every saved game
  int index() {
    return ordinal();
  }
}
