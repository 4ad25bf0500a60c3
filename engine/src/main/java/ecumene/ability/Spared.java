package ecumene.ability;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Refusal;

/** An area next to the holder's units that an ability can not strike, and what spares it. */
public sealed interface Spared {

  Area area();

  /** Why the ability of this advance does not strike there. */
  Refusal refusal(Advance ability);

  /** Nobody has units there, or the holder alone. */
  record Vacant(Area area) implements Spared {
    @Override
    public Refusal refusal(Advance ability) {
      return new Refusal(ability.id() + ".1", "no other player has units in {area}", area);
    }
  }

  /** Only barbarian tokens or a pirate city are there, apart from units of the holder. */
  record BarbariansOnly(Area area) implements Spared {
    @Override
    public Refusal refusal(Advance ability) {
      return new Refusal(ability.id() + ".2", "only the Barbarians have units in {area}", area);
    }
  }

  /**
   * All who have units there are protected.
   *
   * @param owner one of them
   */
  record Protected(Area area, Civilization owner, Shield shield) implements Spared {
    @Override
    public Refusal refusal(Advance ability) {
      return new Refusal(
          shield.rule(), "{Owner} is protected by {Advance}", owner, shield.advance());
    }
  }

  /** The holder has too little to replace the units or to pay for them. */
  record Unaffordable(Area area, Store store, int needed, int there) implements Spared {
    @Override
    public Refusal refusal(Advance ability) {
      var rule = ability.id() + ".3";
      return switch (store) {
        case TOKENS_IN_STOCK ->
            new Refusal(
                rule,
                "{area} takes {needed} [needed:token|tokens], stock has {stock}",
                area,
                needed,
                there);
        case CITIES_IN_STOCK ->
            new Refusal(
                rule,
                "{area} takes {needed} [needed:city|cities], stock has {stock}",
                area,
                needed,
                there);
        case TREASURY ->
            new Refusal(rule, "{area} costs {price}, treasury has {treasury}", area, needed, there);
      };
    }
  }

  /** What the holder has too little of. */
  enum Store {
    TOKENS_IN_STOCK,
    CITIES_IN_STOCK,
    TREASURY
  }
}
