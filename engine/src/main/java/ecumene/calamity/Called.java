package ecumene.calamity;

import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.CalamityEvent.CopiesTakenInOrder;
import ecumene.event.CalamityEvent.CopiesTakenTogether;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.loss.Beneficiary;
import ecumene.loss.Roles;
import ecumene.loss.Strike;
import ecumene.loss.Suffering;
import ecumene.loss.Suffering.Due;
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
    var copies = reveal(table);
    if (copies.size() > 1 && areTakenTogether(table)) {
      resolve(copies, table);
    } else {
      copies.forEach(copy -> resolve(List.of(copy), table)); // P9.15
    }
    copies.forEach(copy -> copy.discard(table)); // P9.9
  }

  private List<Copy> reveal(Table table) {
    var cards = table.world().cards();
    var roles = new Roles(cards.holders(card));
    var copies = new ArrayList<Copy>();
    for (var victim : roles.primary()) {
      for (var held : cards.calamities(victim, card)) {
        var strike = new Strike(held, victim, roles);
        copies.add(new Copy(strike, calamity));
        table.tell(new CalamityStruck(held, victim)); // P9.4
        if (calamity.hasBeneficiary()) {
          Beneficiary.reveal(strike, table.world()); // RU.87
        }
      }
    }
    return copies;
  }

  /** Finds all beneficiaries, has all victims named, and then has all losses taken. */
  private static void resolve(List<Copy> copies, Table table) {
    var striking = copies.stream().filter(copy -> copy.findsTarget(table)).toList(); // P9.30
    striking.forEach(copy -> copy.findBeneficiary(table));
    var due = new ArrayList<Due>();
    for (var copy : striking) {
      copy.strike(table).forEach(owed -> due.add(new Due(copy.cause(), owed)));
    }
    table.settleInSequence(Suffering.ofAll(due)); // P9.8
    striking.forEach(copy -> copy.end(table)); // P9.17
  }

  private boolean areTakenTogether(Table table) {
    var victims = table.world().cards().holders(card);
    var inOrder = switch (calamity.copies()) { // RU.12
          case IN_ORDER -> new CopiesTakenInOrder(card, Seats.NONE, "RU.12");
          case TOGETHER -> null;
          case AS_VICTIMS_LIKE -> insisted(victims, table);
        };
    table.tell(inOrder == null ? new CopiesTakenTogether(card, victims) : inOrder);
    return inOrder == null;
  }

  /** That somebody insists on ranking order (P9.10); null when nobody does. */
  private @Nullable CopiesTakenInOrder insisted(Seats victims, Table table) {
    var insisting = new ArrayList<Civilization>();
    table.settleTogether(
        victims.stream().map(victim -> new Insistence(victim, card, victims, insisting)).toList());
    return insisting.isEmpty()
        ? null
        : new CopiesTakenInOrder(card, Seats.from(insisting), "P9.10");
  }

  /** What a primary victim is asked before two copies are resolved; the first to insist decides. */
  private record Insistence(
      Civilization seat, CalamityCard card, Seats victims, List<Civilization> insisting)
      implements Owed<Decision> {

    @Override
    public @Nullable InsistOnOrder question(Table table) {
      return insisting.isEmpty() ? new InsistOnOrder(seat, card, victims) : null;
    }

    @Override
    public @Nullable Owed<?> settle(Decision answer, Table table) {
      if (answer == Decision.YES) {
        insisting.add(seat);
      }
      return null;
    }
  }
}
