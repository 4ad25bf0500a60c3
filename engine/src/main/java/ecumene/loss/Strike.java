package ecumene.loss;

import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.PlaceHit;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.facts.Areas;
import ecumene.facts.CalamityCard;
import ecumene.facts.CalamityKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Table;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** One copy of a calamity that strikes its primary victim. */
public record Strike(Card card, Civilization victim, Roles roles) {

  public CalamityCard calamity() {
    return (CalamityCard) card.face();
  }

  /** Whom blocks allow as beneficiary or as chosen secondary victim. */
  Seats withinReach(World world) {
    var others = world.seats().without(victim);
    var block = others.and(world.setup().seatsOf(world.setup().block(victim)));
    boolean stays = calamity().kind() == CalamityKind.NON_TRADEABLE && !block.isEmpty(); // RU.82
    return stays ? block : others; // P9.12, P9.13
  }

  public Civilization beneficiary() {
    return roles.beneficiaryOf(victim);
  }

  /** Has the primary victim name so many secondary victims among those with something to lose. */
  public Seats nameVictims(int count, Predicate<Civilization> hasToLose, Table table) {
    var candidates =
        withinReach(table.world()).minus(roles.exempt()).filter(hasToLose); // P9.11, G18
    var named = NameVictims.ask(victim, candidates, count, table);
    roles.addSecondary(named);
    table.tell(new VictimsNamed(calamity(), victim, named));
    return named;
  }

  /** The place where the primary victim loses most, which they pick among equals; or none. */
  public Areas hardestHit(List<Areas> places, ToIntFunction<Areas> cost, String rule, Table table) {
    int most = 0;
    var hit = new ArrayList<Areas>();
    for (var place : places) {
      int loss = cost.applyAsInt(place);
      if (loss > most) {
        most = loss;
        hit.clear();
      }
      if (loss == most) {
        hit.add(place);
      }
    }
    if (most == 0) {
      return Areas.NONE;
    }
    var place =
        hit.size() == 1 ? hit.getFirst() : table.ask(new PickPlace(victim, rule, hit)).areas();
    table.tell(new PlaceHit(calamity(), victim, place, rule));
    return place;
  }

  /** How much somebody suffers, starting with what the card says. */
  public Amount amount(Civilization sufferer, int base, String rule) {
    return new Amount(calamity(), sufferer, base, rule);
  }

  /** There is no legal target (P9.30), as this statement says. */
  public void cancel(String rule, Table table) {
    table.tell(new CalamityCancelled(calamity(), victim, rule));
  }
}
