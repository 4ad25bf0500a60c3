package ecumene.trade;

import ecumene.facts.Civilization;
import ecumene.world.Market;
import ecumene.world.Proposal;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The offers of others that go to a player. They are put together when somebody looks at them, for
 * everybody is asked again after every action of anybody, and most never look.
 */
final class Heard extends AbstractList<Proposal> {
  private final Civilization seat;
  private final Market market;
  private @Nullable List<Proposal> list;

  Heard(Civilization seat, Market market) {
    this.seat = seat;
    this.market = market;
  }

  /** Two threads may both make it; either is as good. */
  private List<Proposal> list() {
    var made = list;
    if (made == null) {
      var heard = new ArrayList<Proposal>();
      for (var offer : market.offers()) {
        if (offer.from() != seat && offer.bid().to().contains(seat)) {
          heard.add(offer.proposal());
        }
      }
      made = List.copyOf(heard);
      list = made;
    }
    return made;
  }

  @Override
  public Proposal get(int index) {
    return list().get(index);
  }

  @Override
  public int size() {
    return list().size();
  }

  @Override
  public Iterator<Proposal> iterator() {
    return list().iterator();
  }
}
