package ecumene.map;

import ecumene.language.Languages;
import ecumene.map.board.DrawnBoard;
import ecumene.map.geometry.DrawnMap;

/** The board, drawn once for all tests. */
final class Drawn {
  static final DrawnBoard BOARD = new DrawnBoard(DrawnMap.draw(), Languages.PACKAGED);

  private Drawn() {}
}
