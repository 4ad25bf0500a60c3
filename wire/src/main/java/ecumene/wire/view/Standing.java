package ecumene.wire.view;

import ecumene.facts.Civilization;
import ecumene.phase.Need;
import ecumene.view.PublicView;
import java.util.List;

/**
 * How a civilization stands.
 *
 * @param next what the next A.S.T. space asks for; nothing at the end of the row
 */
public record Standing(Points score, Support support, List<Need> next) {

  /** The tokens on the board that all cities need, and those that are there (P5.4). */
  public record Support(int needed, int tokens) {}

  public static Standing of(Civilization seat, PublicView view) {
    return new Standing(
        Points.of(view.score(seat)),
        new Support(view.neededSupport(seat), view.tokensOnBoard(seat)),
        view.nextSpace(seat));
  }
}
