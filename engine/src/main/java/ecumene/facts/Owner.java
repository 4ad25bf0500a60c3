package ecumene.facts;

/** Whoever has pieces on the board: a civilization, or the Barbarians. */
public sealed interface Owner permits Civilization, Barbarians {
  int COUNT = Civilization.COUNT + 1;

  /** Civilizations by A.S.T. ranking from 0, then the Barbarians. */
  int index();

  String id();

  String label();

  static Owner of(int index) {
    return index == Civilization.COUNT ? Barbarians.THE_BARBARIANS : Civilization.at(index);
  }
}
