package ecumene.event;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;

/** The standing of a civilization changed. Everybody sees that. */
public sealed interface StandingEvent extends Event {

  /** The succession marker moved by this statement: on by P13.1, back by P13.2, or by S7.9. */
  record MarkerMoved(Civilization seat, int from, int to, String rule) implements StandingEvent {}

  /** The requirements of the next space are not met, or there is no next space. */
  record MarkerStayed(Civilization seat, int space) implements StandingEvent, Ruled {
    @Override
    public String rule() {
      return "P13.1";
    }
  }

  /** The succession marker went one step back to this space of the A.S.T.; 0 is the start. */
  record MarkerMovedBack(Civilization seat, int space) implements StandingEvent, Ruled {
    @Override
    public String rule() {
      return "C15.1";
    }
  }

  /** These entered the Late Iron Age before anybody else; one alone gains by it. */
  record LateIronAgeEntered(Seats seats) implements StandingEvent, Ruled {
    @Override
    public String rule() {
      return "S5.2";
    }
  }

  /** One more turn, and the game is over. */
  record LastTurnAnnounced() implements StandingEvent, Ruled {
    @Override
    public String rule() {
      return "P13.4";
    }
  }

  /** The game ended with this turn. */
  record GameEnded(int turn) implements StandingEvent {}

  /** A player left the game. */
  record PlayerLeft(Civilization seat) implements StandingEvent, Ruled {
    @Override
    public String rule() {
      return "14.1";
    }
  }
}
