package ecumene.bots.house;

import static ecumene.facts.Advance.METALWORKING;

import ecumene.view.View;

/** How a conflict between tokens ends. */
final class Skirmish {
  private Skirmish() {}

  /** How many of so many outlive a conflict with others (P4.2); below 0 if others stay. */
  static int survivors(View view, int own, int others, int limit) {
    boolean strong = view.holds(view.seat(), METALWORKING);
    int mine = own;
    int theirs = others;
    while (mine > 0 && theirs > 0 && mine + theirs > limit) {
      boolean theyFirst = theirs < mine || (strong && theirs == mine);
      if (theirs == mine && !strong) {
        mine--;
        theirs--;
        continue;
      }
      if (theyFirst) {
        theirs--;
      } else {
        mine--;
      }
      if (mine > 0 && theirs > 0 && mine + theirs > limit) {
        if (theyFirst) {
          mine--;
        } else {
          theirs--;
        }
      }
    }
    return theirs > 0 ? -theirs : mine;
  }
}
