package ecumene.calamity;

import static java.util.Comparator.comparing;

import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.CalamityEvent.CopiesTakenInOrder;
import ecumene.event.CalamityEvent.CopiesTakenTogether;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.loss.Beneficiary;
import ecumene.loss.Roles;
import ecumene.loss.Strike;
import ecumene.table.Decision;
import ecumene.table.Owed;
import ecumene.table.Script;
import ecumene.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A calamity is called: whoever holds a copy reveals it, and all copies are resolved.
 *
 * @rule P9.4, P9.10
 */
public record Called(CalamityCard card, Calamity calamity) implements Script {

  @Override
  public void play(Table table) {
    var strikes = reveal(table);
    if (strikes.size() > 1 && areTakenTogether(strikes.getFirst().roles().primary(), table)) {
      strike(strikes, table);
    } else {
      strikes.forEach(strike -> strike(List.of(strike), table)); // P9.15
    }
    for (var strike : strikes) {
      table.world().cards().discard(strike.victim(), strike.card()); // P9.9
      table.tell(new CardDiscarded(strike.victim(), strike.card()));
    }
  }

  private List<Strike> reveal(Table table) {
    var cards = table.world().cards();
    var roles = new Roles(cards.holders(card));
    var strikes = new ArrayList<Strike>();
    for (var victim : roles.primary()) {
      for (var copy : cards.calamities(victim, card)) {
        strikes.add(new Strike(copy, victim, roles));
        table.tell(new CalamityStruck(copy, victim)); // P9.4
      }
    }
    return strikes;
  }

  /** Finds all beneficiaries, has all victims named, and then has all losses taken. */
  private void strike(List<Strike> copies, Table table) {
    if (calamity.hasBeneficiary()) {
      copies.forEach(copy -> Beneficiary.find(copy, table));
    }
    var owed = new ArrayList<Owed<?>>();
    for (var copy : copies) {
      var losses = new ArrayList<Owed<?>>(calamity.strike(copy, table));
      losses.sort(comparing(Owed::seat)); // P9.8: in ranking, the primary victim too
      owed.addAll(losses);
    }
    table.settleTogether(owed); // P9.8
  }

  private boolean areTakenTogether(Seats victims, Table table) {
    return switch (calamity.copies()) {
      case TOGETHER -> true;
      case IN_ORDER -> false;
      case AS_VICTIMS_LIKE -> nobodyInsists(victims, table); // P9.10
    };
  }

  private boolean nobodyInsists(Seats victims, Table table) {
    var insisting = new ArrayList<Civilization>();
    table.settleTogether(
        victims.stream().map(victim -> new Insistence(victim, card, victims, insisting)).toList());
    table.tell(
        insisting.isEmpty()
            ? new CopiesTakenTogether(card, victims)
            : new CopiesTakenInOrder(card, Seats.from(insisting)));
    return insisting.isEmpty();
  }

  /** What a primary victim is asked before two copies are resolved; the first to insist decides. */
  private record Insistence(
      Civilization victim, CalamityCard card, Seats victims, List<Civilization> insisting)
      implements Owed<Decision> {

    @Override
    public Civilization seat() {
      return victim;
    }

    @Override
    public @Nullable InsistOnOrder question(Table table) {
      return insisting.isEmpty() ? new InsistOnOrder(victim, card, victims) : null;
    }

    @Override
    public @Nullable Owed<?> settle(Decision answer, Table table) {
      if (answer == Decision.YES) {
        insisting.add(victim);
      }
      return null;
    }
  }
}
