package ecumene.view;

import ecumene.facts.Civilization;
import ecumene.world.Bundle;
import ecumene.world.Offer;
import ecumene.world.Proposal;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A position as one seat sees it: everything that lies open, the own hand, and the offers the seat
 * has made or heard.
 *
 * @rule 1.15, P6.4, RU.81
 */
public final class View extends PublicView {
  private final Civilization seat;

  public View(World world, Civilization seat) {
    super(world);
    this.seat = seat;
  }

  /** Whose view this is. */
  public Civilization seat() {
    return seat;
  }

  /** The own hand. */
  public Bundle hand() {
    return world.cards().bundle(seat);
  }

  /** The own offers that stand, with the cards meant for them. */
  public List<Offer> offers() {
    var own = new ArrayList<Offer>();
    for (var offer : world.market().offers()) {
      if (offer.from() == seat) {
        own.add(offer);
      }
    }
    return own;
  }

  /** The offers that go to this seat, but for those that everybody has heard of. */
  public List<Proposal> whispers(IntPredicate heard) {
    var whispers = new ArrayList<Proposal>();
    for (var offer : world.market().offers()) {
      if (offer.bid().to().contains(seat) && !heard.test(offer.number())) {
        whispers.add(offer.proposal());
      }
    }
    return whispers;
  }

  /** Besides those that everybody has heard of: the own, and those that go to this seat. */
  @Override
  public List<Proposal> proposals(IntPredicate heard) {
    return standing(
        offer ->
            heard.test(offer.number()) || offer.from() == seat || offer.bid().to().contains(seat));
  }
}
