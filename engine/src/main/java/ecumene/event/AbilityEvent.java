package ecumene.event;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;

/**
 * Special abilities were used; what they did to pieces and cards shows in the events that follow.
 */
public sealed interface AbilityEvent extends Event {

  /** A player used the ability of this advance (P10.1). */
  record AbilityUsed(Civilization holder, Advance advance) implements AbilityEvent, Ruled {
    @Override
    public String rule() {
      return advance.id() + ".1"; // which grants it
    }
  }

  /** A holder of Provincial Empire named those who have to give a card. */
  record GiversNamed(Civilization holder, Seats givers) implements AbilityEvent, Ruled {
    @Override
    public String rule() {
      return "provincial-empire.1";
    }
  }
}
