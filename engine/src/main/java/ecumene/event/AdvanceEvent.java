package ecumene.event;

import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;

/** Advances were acquired and paid for. Everybody sees that. */
public sealed interface AdvanceEvent extends Event {

  /** An advance was bought, or added for nothing, at this price (P12.2, library.1, anatomy.1). */
  record AdvanceAcquired(Civilization seat, Price price) implements AdvanceEvent {}

  /** So much was due, and cards and treasury worth so much were given for it (P12.4). */
  record AdvancesPaid(Civilization seat, int due, int cardsWorth, int treasuryWorth)
      implements AdvanceEvent {

    /** What is lost, because no change is given. */
    public int wasted() {
      return cardsWorth + treasuryWorth - due;
    }
  }

  /** A card stood in for one that a set was lacking (trade-empire.1). */
  record CardSubstituted(Civilization seat, Commodity substitute, Commodity set)
      implements AdvanceEvent {}

  /** Somebody chose the colour of free credits (monument.1, written-record.1). */
  record CreditsChosen(Civilization seat, Colour colour, int points) implements AdvanceEvent {}

  /** More commodity cards were held than the limit allows (P12.6). */
  record HandLimitExceeded(Reckoning limit, int cards) implements AdvanceEvent {}
}
