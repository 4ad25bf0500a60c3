package ecumene.loss;

import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.facts.CalamityCard;
import ecumene.facts.CalamityKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Table;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.function.Predicate;

/** One copy of a calamity that strikes its primary victim. */
public record Strike(Card card, Civilization victim, Roles roles) {

  public CalamityCard calamity() {
    return (CalamityCard) card.face();
  }

  /** Whom blocks allow as beneficiary or as chosen secondary victim. */
  Seats withinReach(World world) {
    var setup = world.setup();
    var reach =
        calamity().kind() == CalamityKind.NON_TRADEABLE
            ? setup.seatsOf(setup.block(victim)) // P9.12
            : setup.seats(); // P9.13
    return reach.without(victim);
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

  /** How much somebody suffers, starting with what the card says. */
  public Amount amount(Civilization sufferer, int base, String rule) {
    return new Amount(calamity(), sufferer, base, rule);
  }

  /** There is no legal target (P9.30), as this statement says. */
  public void cancel(String rule, Table table) {
    table.tell(new CalamityCancelled(calamity(), victim, rule));
  }
}
