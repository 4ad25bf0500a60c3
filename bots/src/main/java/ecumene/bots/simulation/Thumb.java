package ecumene.bots.simulation;

import ecumene.bots.simulation.Tells.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A rule of thumb by which somebody might tell that a calamity comes along. */
record Thumb(String name, Predicate<Seen> holds) {
  private static final int LOW = 2;
  private static final int DEAR = 7;
  private static final int MANY = 5;
  private static final int LATE = 10;
  private static final int FEWEST_CARDS = 3;
  private static final int MOST_CARDS = 14;
  private static final int STACKS = 9;

  static List<Thumb> of(Deed deed) {
    var thumbs = new ArrayList<Thumb>();
    addAlways(thumbs);
    switch (deed) {
      case OFFER -> addOfOffers(thumbs);
      case ACCEPTANCE -> addOfAcceptances(thumbs);
    }
    return List.copyOf(thumbs);
  }

  /** What is known of whoever gives the cards. */
  private static void addAlways(List<Thumb> thumbs) {
    for (int count = FEWEST_CARDS; count <= MOST_CARDS; count++) {
      int cards = count;
      thumbs.add(new Thumb("the seat holds " + cards + " cards", seen -> seen.cards() == cards));
    }
    thumbs.add(new Thumb("the seat holds few cards", seen -> seen.cards() <= MANY));
    thumbs.add(new Thumb("the seat holds many cards", seen -> seen.cards() > 2 * MANY));
    for (int number = 1; number <= STACKS; number++) {
      int stack = number;
      thumbs.add(
          new Thumb("it has drawn up to stack " + stack, seen -> seen.highestStack() == stack));
    }
    thumbs.add(new Thumb("it has drawn no card", seen -> seen.stacks().isEmpty()));
    thumbs.add(new Thumb("it has drawn twice from a stack", Seen::hasDrawnTwice));
    thumbs.add(
        new Thumb("it holds more than it has drawn", seen -> seen.cards() > seen.stacks().size()));
    thumbs.add(new Thumb("it has offered nothing before", seen -> seen.offers() == 0));
    thumbs.add(new Thumb("it has offered much before", seen -> seen.offers() >= MANY));
    thumbs.add(new Thumb("it has made a deal before", seen -> seen.deals() > 0));
    thumbs.add(new Thumb("it has made some deals before", seen -> seen.deals() > LOW));
    thumbs.add(new Thumb("the game has lasted long", seen -> seen.turn() > LATE));
    thumbs.add(new Thumb("the first two are alike", seen -> seen.says(0) == seen.says(1)));
    thumbs.add(new Thumb("the first two are cheap", seen -> seen.given() <= 2 * LOW));
    thumbs.add(new Thumb("the first two are dear", seen -> seen.given() >= 2 * DEAR));
    thumbs.add(
        new Thumb(
            "two alike are wanted",
            seen ->
                seen.proposal().bid().wanted().get(0) == seen.proposal().bid().wanted().get(1)));
    thumbs.add(new Thumb("cheap ones are wanted", seen -> seen.wanted() <= 2 * LOW));
    thumbs.add(new Thumb("dear ones are wanted", seen -> seen.wanted() >= 2 * DEAR));
    thumbs.add(
        new Thumb("more is given than is wanted by face", seen -> seen.given() > seen.wanted()));
    thumbs.add(
        new Thumb(
            "more cards are given than wanted",
            seen -> seen.proposal().gives() > seen.proposal().bid().wants()));
    thumbs.add(new Thumb("it answers another offer", seen -> seen.proposal().bid().answers() > 0));
  }

  /** What is said. */
  private static void addOfOffers(List<Thumb> thumbs) {
    thumbs.add(new Thumb("a third card is named", Seen::saysMore));
    thumbs.add(
        new Thumb(
            "the third card is like the first",
            seen -> seen.saysMore() && seen.says(2) == seen.says(0)));
    thumbs.add(
        new Thumb(
            "the third card is like one before",
            seen ->
                seen.saysMore() && (seen.says(2) == seen.says(0) || seen.says(2) == seen.says(1))));
    thumbs.add(
        new Thumb(
            "the third card is cheap", seen -> seen.saysMore() && seen.says(2).faceValue() <= LOW));
    thumbs.add(
        new Thumb(
            "the third card is dear", seen -> seen.saysMore() && seen.says(2).faceValue() >= DEAR));
    thumbs.add(
        new Thumb(
            "more than three cards are given", seen -> seen.proposal().gives() > FEWEST_CARDS));
    thumbs.add(
        new Thumb(
            "all cards but one are given", seen -> seen.proposal().gives() == seen.cards() - 1));
    thumbs.add(new Thumb("all cards are given", seen -> seen.proposal().gives() == seen.cards()));
  }

  /** What is asked for. */
  private static void addOfAcceptances(List<Thumb> thumbs) {
    thumbs.add(
        new Thumb(
            "more than three cards are wanted",
            seen -> seen.proposal().bid().wants() > FEWEST_CARDS));
    thumbs.add(
        new Thumb("all cards are given", seen -> seen.proposal().bid().wants() == seen.cards()));
    thumbs.add(new Thumb("a third card was named", Seen::saysMore));
    thumbs.add(
        new Thumb(
            "two points are won by face or fewer", seen -> seen.given() - seen.wanted() <= LOW));
    thumbs.add(new Thumb("something is lost by face", seen -> seen.given() < seen.wanted()));
  }
}
