package ecumene.event;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.world.Card;

/** Trade cards changed their place. */
public sealed interface CardEvent extends Event {

  /** A conqueror drew a card from the defender's hand; which one only the two know (P4.9). */
  record CardSeized(Civilization from, Civilization by, Card card) implements CardEvent {
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
  record UnseenCardSeized(Civilization from, Civilization by) implements CardEvent {}

  /** A card went to its discard pile, and all saw it. */
  record CardDiscarded(Civilization from, Card card) implements CardEvent {}
}
