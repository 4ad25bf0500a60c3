package ecumene.purchase;

import ecumene.event.Price;
import ecumene.event.Price.AdvanceCredit;
import ecumene.event.Price.ColourCredit;
import ecumene.event.Price.Deduction;
import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The prices that came up before: they are values, there are not many, and all ask for them. */
final class KnownPrices {
  /** A player with more credits of one colour has the price worked out anew. */
  private static final int MOST_CREDITS = 150;

  private static final List<Colour> COLOURS = List.of(Colour.values());

  /** For all games. */
  static final KnownPrices SHARED = new KnownPrices();

  /** By advance, colour and points of the credit, and whether the advance before it is owned. */
  private final AtomicReferenceArray<@Nullable Price> known =
      new AtomicReferenceArray<>(Advance.COUNT * COLOURS.size() * (MOST_CREDITS + 1) * 2);

  /** Price lists by the hash of their buyers; of two with the same, the later one stays. */
  private final AtomicReferenceArray<@Nullable Entry> lists = new AtomicReferenceArray<>(1 << 10);

  private record Entry(Buyer buyer, PriceList list) {}

  /** Everything that prices depend on. */
  record Buyer(Advances owned, Advances usable, long credits) {

    static Buyer of(Civilization seat, World world) {
      long credits = 0;
      for (var colour : COLOURS) {
        credits = credits << 12 | world.credits(seat, colour);
      }
      var owned = world.advancesOf(seat);
      return new Buyer(owned, owned.minus(world.newAdvances(seat)), credits); // P12.3
    }

    private int place() {
      long mixed = (31 * (31 * owned.mask() + usable.mask()) + credits) * 0x9E3779B97F4A7C15L;
      return (int) (mixed >>> 54);
    }
  }

  PriceList list(Buyer buyer, Supplier<PriceList> workOut) {
    int place = buyer.place();
    var entry = lists.getAcquire(place);
    if (entry == null || !entry.buyer().equals(buyer)) {
      entry = new Entry(buyer, workOut.get());
      lists.setRelease(place, entry);
    }
    return entry.list();
  }

  /** The price with so many credits of a colour, and of the advance before it in the chain. */
  Price of(Advance advance, Colour colour, int credits, @Nullable Advance from) {
    if (credits > MOST_CREDITS) {
      return workOut(advance, colour, credits, from);
    }
    int row = (advance.index() * COLOURS.size() + colour.index()) * (MOST_CREDITS + 1) + credits;
    int place = 2 * row + (from == null ? 0 : 1);
    var price = known.getAcquire(place);
    if (price == null) {
      price = workOut(advance, colour, credits, from);
      known.setRelease(place, price);
    }
    return price;
  }

  /** The same, whether it is known or not. */
  static Price workOut(Advance advance, Colour colour, int credits, @Nullable Advance from) {
    var deductions = new ArrayList<Deduction>(2);
    if (credits > 0) {
      deductions.add(new ColourCredit(colour, credits, "P12.2"));
    }
    if (from != null) {
      deductions.add(new AdvanceCredit(from, from.creditToAmount(), "P12.2"));
    }
    return new Price(advance, deductions);
  }
}
