package ecumene.phase;

import ecumene.calamity.Calamities;
import ecumene.calamity.Copy;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.Cause;
import ecumene.facts.CalamityCard;
import ecumene.facts.Seats;
import ecumene.loss.Roles;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Script;
import ecumene.table.Sequence;
import ecumene.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
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
    var ofAll = reveal(table);
    table.settleInSequence(ofAll.stream().map(InStackOrder::new).toList());
    ofAll.forEach(own -> own.forEach(copy -> copy.discard(table))); // P9.9
  }

  /** Each victim's minor calamities in stack order, which is the order of the calamities. */
  private static List<List<Copy>> reveal(Table table) {
    var cards = table.world().cards();
    var all = new ArrayList<List<Copy>>();
    for (var victim : table.world().seats()) {
      var own = new ArrayList<Copy>();
      for (var card : cards.hand(victim)) {
        if (card.face() instanceof CalamityCard calamity && !calamity.isMajor()) {
          var strike = new Strike(card, victim, new Roles(Seats.of(victim)));
          own.add(new Copy(strike, Calamities.of(calamity)));
          table.tell(new CalamityStruck(card, victim));
        }
      }
      all.add(own);
    }
    return all;
  }

  /** One victim's minor calamities, each struck when the one before it has ended. */
  private static final class InStackOrder implements Sequence {
    private final Iterator<Copy> later;
    private @Nullable Copy now;
    private Iterator<Owed<?>> owed = Collections.emptyIterator();

    InStackOrder(List<Copy> copies) {
      later = copies.iterator();
    }

    @Override
    public @Nullable Owed<?> next(Table table) {
      while (!owed.hasNext()) {
        if (now != null) {
          now.end(table); // P9.17
          now = null;
        }
        if (!later.hasNext()) {
          return null;
        }
        var copy = later.next();
        if (copy.findsTarget(table)) {
          now = copy;
          owed = copy.strike(table).iterator();
        }
      }
      return owed.next();
    }

    @Override
    public Cause cause() {
      return Objects.requireNonNull(now).cause();
    }
  }
}
