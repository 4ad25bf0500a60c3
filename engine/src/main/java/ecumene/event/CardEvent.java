package ecumene.event;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.world.Card;

/** Trade cards changed their place. */
public sealed interface CardEvent extends Event {

  /** A conqueror drew a card from the defender's hand; which one only the two know (P4.9). */
  record CardSeized(Civilization from, Civilization by, Card card) implements CardEvent, Ruled {
    @Override
    public String rule() {
      return "P4.6";
    }

    @Override
    public Seats insiders() {
      return Seats.of(from, by);
    }

    @Override
    public Event inPublic() {
      return new UnseenCardSeized(from, by);
    }
  }

  /** What everybody else knows of it. */
  record UnseenCardSeized(Civilization from, Civilization by) implements CardEvent, Ruled {
    @Override
    public String rule() {
      return "P4.6";
    }
  }

  /**
   * A player gave a card to the one who had named them; which one only the two know
   * (provincial-empire.8).
   */
  record CardHandedOver(Civilization from, Civilization to, Card card) implements CardEvent, Ruled {
    @Override
    public String rule() {
      return "provincial-empire.1";
    }

    @Override
    public Seats insiders() {
      return Seats.of(from, to);
    }

    @Override
    public Event inPublic() {
      return new UnseenCardHandedOver(from, to);
    }
  }

  /** What everybody else knows of it. */
  record UnseenCardHandedOver(Civilization from, Civilization to) implements CardEvent, Ruled {
    @Override
    public String rule() {
      return "provincial-empire.1";
    }
  }

  /** A player who should have given a card had none that is suitable. */
  record NoCardHandedOver(Civilization from, Civilization to) implements CardEvent, Ruled {
    @Override
    public String rule() {
      return "provincial-empire.6";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A player drew a card from this stack; which one nobody else knows (P6.4). */
  record CardDrawn(Civilization seat, int stack, Card card) implements CardEvent {
    @Override
    public Seats insiders() {
      return Seats.of(seat);
    }

    @Override
    public Event inPublic() {
      return new UnseenCardDrawn(seat, stack);
    }
  }

  /** What everybody else knows of it. */
  record UnseenCardDrawn(Civilization seat, int stack) implements CardEvent {}

  /** A card went to its discard pile, and all saw it. */
  record CardDiscarded(Civilization from, Card card) implements CardEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A calamity was drawn at random, shown and discarded in selection, by this statement (P8.5). */
  record CalamityDiscarded(Civilization from, Card card, String rule) implements CardEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }
}
