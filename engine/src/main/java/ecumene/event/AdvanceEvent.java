package ecumene.event;

import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.ThemeSet;

/** Advances were acquired and paid for. Everybody sees that. */
public sealed interface AdvanceEvent extends Event {

  /** An advance was bought, or added for nothing, at this price (P12.2, library.1, anatomy.1). */
  record AdvanceAcquired(Civilization seat, Price price) implements AdvanceEvent {}

  /** So much was due, and cards and treasury worth so much were given for it. */
  record AdvancesPaid(Civilization seat, int due, int cardsWorth, int treasuryWorth)
      implements AdvanceEvent, Ruled {
    @Override
    public String rule() {
      return "P12.4";
    }

    /** What is lost, because no change is given. */
    public int wasted() {
      return cardsWorth + treasuryWorth - due;
    }
  }

  /** A card stood in for one that a set was lacking. */
  record CardSubstituted(Civilization seat, Commodity substitute, Commodity set)
      implements AdvanceEvent, Ruled {
    @Override
    public String rule() {
      return "trade-empire.1";
    }
  }

  /** Somebody chose the colour of free credits (monument.1, written-record.1). */
  record CreditsChosen(Civilization seat, Colour colour, int points) implements AdvanceEvent {}

  /** A player got a theme set of the Short Game; which one nobody else knows yet. */
  record ThemeSetDealt(Civilization seat, ThemeSet set) implements AdvanceEvent, Ruled {
    @Override
    public String rule() {
      return "S7.1";
    }

    @Override
    public Seats insiders() {
      return Seats.of(seat);
    }

    @Override
    public Event inPublic() {
      return new UnseenThemeSetDealt(seat);
    }
  }

  /** What everybody else knows of it. */
  record UnseenThemeSetDealt(Civilization seat) implements AdvanceEvent, Ruled {
    @Override
    public String rule() {
      return "S7.1";
    }
  }

  /** A player showed the theme set and took its advances. */
  record ThemeSetRevealed(Civilization seat, ThemeSet set) implements AdvanceEvent, Ruled {
    @Override
    public String rule() {
      return "S7.4";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** More commodity cards were held than the limit allows (P12.6). */
  record HandLimitExceeded(Reckoning limit, int cards) implements AdvanceEvent {}
}
