package ecumene.phase;

import ecumene.calamity.Calamities;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.loss.Roles;
import ecumene.loss.Strike;
import ecumene.table.Answer;
import ecumene.table.Owed;
import ecumene.table.Question;
import ecumene.table.Script;
import ecumene.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All minor calamities are revealed and resolved at the same time; a player with several resolves
 * them one after the other in stack order.
 *
 * @rule P9.1
 */
final class MinorCalamities implements Script {

  @Override
  public void play(Table table) {
    var strikes = reveal(table);
    var owed = new ArrayList<Owed<?>>();
    for (var own : strikes) {
      var first = strikeNext(own, table);
      if (first != null) {
        owed.add(first);
      }
    }
    table.settleTogether(owed);
    for (var own : strikes) {
      for (var strike : own) {
        table.world().cards().discard(strike.victim(), strike.card()); // P9.9
        table.tell(new CardDiscarded(strike.victim(), strike.card()));
      }
    }
  }

  /** Each victim's minor calamities in stack order, which is the order of the calamities. */
  private static List<List<Strike>> reveal(Table table) {
    var cards = table.world().cards();
    var all = new ArrayList<List<Strike>>();
    for (var victim : table.world().seats()) {
      var own = new ArrayList<Strike>();
      for (var card : cards.hand(victim)) {
        if (card.face() instanceof CalamityCard calamity && !calamity.isMajor()) {
          own.add(new Strike(card, victim, new Roles(Seats.of(victim))));
          table.tell(new CalamityStruck(card, victim));
        }
      }
      all.add(own);
    }
    return all;
  }

  /** Strikes one after the other until one leaves something to choose. */
  private static @Nullable Owed<?> strikeNext(List<Strike> strikes, Table table) {
    for (int i = 0; i < strikes.size(); i++) {
      var strike = strikes.get(i);
      for (var owed : Calamities.of(strike.calamity()).strike(strike, table)) {
        if (owed.question(table) != null) {
          return new InTurn<>(owed, strikes.subList(i + 1, strikes.size()));
        }
      }
    }
    return null;
  }

  /** What is owed for one minor calamity, with those of the same victim that follow. */
  private record InTurn<A extends Answer>(Owed<A> now, List<Strike> later) implements Owed<A> {
    @Override
    public Civilization seat() {
      return now.seat();
    }

    @Override
    public @Nullable Question<A> question(Table table) {
      return now.question(table);
    }

    @Override
    public @Nullable Owed<?> settle(A answer, Table table) {
      var rest = now.settle(answer, table);
      return rest == null ? strikeNext(later, table) : new InTurn<>(rest, later);
    }
  }
}
