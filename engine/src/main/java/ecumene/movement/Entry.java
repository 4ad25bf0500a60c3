package ecumene.movement;

import static ecumene.facts.Advance.ADVANCED_MILITARY;
import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;
import static ecumene.facts.Advance.DIPLOMACY;
import static ecumene.facts.Advance.MILITARY;

import ecumene.conflict.Conflicts;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Whether tokens may enter an area, by land or from a ship.
 *
 * @rule P3.7
 */
final class Entry {
  private Entry() {}

  /** Why so many tokens may not enter; null when they may. */
  static @Nullable Refusal judge(DraftBoard board, Area area, int tokens) {
    if (area.isSea()) {
      return new Refusal("1.5", "nothing can stay on the open sea {area}", area);
    }
    if (!board.world().isInPlay(area)) {
      return new Refusal("1.14", "{area} is out of play", area);
    }
    var refusal = judgeOthers(board, area, tokens);
    return refusal == null || Conflicts.isSituation(board, area)
        ? null // diplomacy.3, cultural-ascendancy.3: everybody may enter a conflict
        : refusal;
  }

  /** Why those who are there keep the tokens out, unless they are in conflict already. */
  private static @Nullable Refusal judgeOthers(DraftBoard board, Area area, int tokens) {
    if (isClosedByDiplomacy(board, area)) {
      return new Refusal("diplomacy.1", "the city in {area} may not be attacked", area);
    }
    if (causesConflict(board, area, tokens) && isClosedByCulture(board, area)) {
      return new Refusal("cultural-ascendancy.1", "no conflict may be caused in {area}", area);
    }
    return null;
  }

  /** Whether a token that comes in would be in conflict. */
  static boolean leadsIntoConflict(DraftBoard board, Area area) {
    return Conflicts.isSituation(board, area) || causesConflict(board, area, 1);
  }

  private static boolean causesConflict(DraftBoard board, Area area, int tokens) {
    var city = board.city(area);
    boolean foreignCity = city != null && city != board.seat(); // P3.9
    int there = board.tokensIn(area);
    boolean others = there > board.own(area);
    return foreignCity || (others && there + tokens > area.limit()); // P3.8, P3.10
  }

  private static boolean isClosedByDiplomacy(DraftBoard board, Area area) {
    return board.city(area) instanceof Civilization owner
        && owner != board.seat()
        && board.world().holds(owner, DIPLOMACY)
        && !board.moverHolds(DIPLOMACY) // diplomacy.2
        && !board.moverHolds(MILITARY); // military.2
  }

  private static boolean isClosedByCulture(DraftBoard board, Area area) {
    if (board.moverHolds(CULTURAL_ASCENDANCY) || board.moverHolds(ADVANCED_MILITARY)) {
      return false; // cultural-ascendancy.3, advanced-military.6
    }
    for (Civilization other : board.world().seats()) {
      if (other != board.seat()
          && board.hasUnits(other, area)
          && board.world().holds(other, CULTURAL_ASCENDANCY)) {
        return true;
      }
    }
    return false;
  }
}
