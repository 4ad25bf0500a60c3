package ecumene.event;

import ecumene.facts.Advance;
import ecumene.facts.Areas;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.world.Card;

/** The story of a calamity: whom it strikes, why, and how much. */
public sealed interface CalamityEvent extends Event {

  /** A player shows how many calamities are held, not which. */
  record CalamitiesCounted(Civilization seat, int count) implements CalamityEvent, Ruled {
    @Override
    public String rule() {
      return "P8.1";
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** A calamity was revealed by its primary victim (P9.4). */
  record CalamityStruck(Card card, Civilization victim) implements CalamityEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /** How a calamity that was revealed has ended: each in one of these ways, and once (P9.17). */
  sealed interface CalamityEnd extends CalamityEvent {
    CalamityCard calamity();

    /** The primary victim. */
    Civilization victim();
  }

  /** It cost somebody something. */
  record CalamityTookEffect(CalamityCard calamity, Civilization victim) implements CalamityEnd {}

  /** It cost nobody anything; the rule says why. */
  record CalamityHadNoEffect(CalamityCard calamity, Civilization victim, String rule)
      implements CalamityEnd {}

  /** It had no legal target (P9.30); the rule says which it lacks. */
  record CalamityCancelled(CalamityCard calamity, Civilization victim, String rule)
      implements CalamityEnd {}

  /** Who is the beneficiary, and why (P9.31). */
  record BeneficiaryFound(
      CalamityCard calamity, Civilization victim, Civilization beneficiary, Ground ground)
      implements CalamityEvent, Ruled {

    /** What makes somebody beneficiary. */
    public enum Ground implements Ruled {
      /** Traded the card to the victim. */
      TRADED("P9.31"),
      /** Has most in stock. */
      MOST_IN_STOCK("1.13");

      private final String rule;

      Ground(String rule) {
        this.rule = rule;
      }

      @Override
      public String rule() {
        return rule;
      }
    }

    @Override
    public String rule() {
      return ground.rule();
    }

    @Override
    public boolean reveals() {
      return true; // who traded it was hidden
    }
  }

  /** The primary victim named secondary victims (P9.7). */
  record VictimsNamed(CalamityCard calamity, Civilization victim, Seats secondary)
      implements CalamityEvent {}

  /** Which areas a calamity struck that selects areas instead of players (P9.12). */
  record PlaceHit(CalamityCard calamity, Civilization victim, Areas place, String rule)
      implements CalamityEvent {}

  /** An advance changed what happens to its holder otherwise than by an amount (P9.5). */
  record AdvanceHelped(CalamityCard calamity, Civilization holder, Advance advance, String rule)
      implements CalamityEvent {}

  /** How much a victim has to suffer. */
  record AmountReckoned(CalamityCard calamity, Reckoning reckoning) implements CalamityEvent {}

  /** Two copies are resolved together, victims named before anybody suffers. */
  record CopiesTakenTogether(CalamityCard calamity, Seats victims) implements CalamityEvent, Ruled {
    @Override
    public String rule() {
      return "P9.10";
    }
  }

  /**
   * Two copies are resolved in A.S.T. ranking: because these victims insist (P9.10), or, where
   * nobody does, because order matters (RU.12).
   */
  record CopiesTakenInOrder(CalamityCard calamity, Seats insisting, String rule)
      implements CalamityEvent {}
}
