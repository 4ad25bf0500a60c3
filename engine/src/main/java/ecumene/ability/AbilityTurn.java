package ecumene.ability;

import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.event.AbilityEvent.AbilityUsed;
import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.table.Answer;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * One player's turn to use special abilities: any of them, each once, in any order, or none.
 * Between them nothing is checked.
 *
 * @rule P10.1, P10.4
 */
public record AbilityTurn(Civilization holder) implements Script {

  @Override
  public void play(Table table) {
    var world = table.world();
    var left = Abilities.heldBy(holder, world);
    for (var offers = offers(left, world);
        !offers.isEmpty() || seemUsable(left, world); // RU.42
        offers = offers(left, world)) {
      switch (table.ask(new UseAbility(holder, offers, idle(left, offers)))) {
        case Finish() -> left.clear();
        case Use(Advance advance, Answer how) -> use(remove(advance, left), how, table);
      }
    }
  }

  private List<Offer<?>> offers(List<Ability<?>> left, World world) {
    var offers = new ArrayList<Offer<?>>();
    for (var ability : left) {
      var offer = ability.offer(holder, world);
      if (offer != null) {
        offers.add(offer);
      }
    }
    return offers;
  }

  private static List<Advance> idle(List<Ability<?>> left, List<Offer<?>> offers) {
    var idle = new ArrayList<Advance>();
    for (var ability : left) {
      idle.add(ability.advance());
    }
    for (var offer : offers) {
      idle.remove(offer.advance());
    }
    return idle;
  }

  private boolean seemUsable(List<Ability<?>> left, World world) {
    for (var ability : left) {
      if (ability.seemsUsable(holder, world)) {
        return true;
      }
    }
    return false;
  }

  private static Ability<?> remove(Advance advance, List<Ability<?>> left) {
    for (var ability : left) {
      if (ability.advance() == advance) {
        left.remove(ability);
        return ability;
      }
    }
    throw new IllegalStateException("P10.1: " + advance.label() + " was not offered");
  }

  private <A extends Answer> void use(Ability<A> ability, Answer how, Table table) {
    table.tell(new AbilityUsed(holder, ability.advance()));
    @SuppressWarnings("unchecked") // the offer of this very ability has judged it
    var answer = (A) how;
    ability.use(holder, answer, table);
  }
}
