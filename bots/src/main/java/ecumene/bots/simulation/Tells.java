package ecumene.bots.simulation;

import static java.util.Comparator.comparingDouble;

import ecumene.event.Event;
import ecumene.event.TradeEvent.OfferMade;
import ecumene.event.TradeEvent.OfferWhispered;
import ecumene.facts.Civilization;
import ecumene.facts.Commodity;
import ecumene.world.Proposal;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * What offers give away: for each of many rules of thumb about what everybody hears, how often a
 * calamity comes with the cards where it holds.
 */
public final class Tells {
  private static final int LOW = 2;
  private static final int DEAR = 7;
  private static final int MANY = 5;

  /** A rule that hardly ever holds helps nobody: so many offers, and one of so many. */
  private static final int LEAST_OFFERS = 100;

  private static final int LEAST_SHARE = 100;

  /**
   * What all know of an offer.
   *
   * @param before how many offers the seat has made in this trade
   * @param cards how many it holds
   */
  record Heard(Proposal proposal, int before, int cards) {
    Commodity says(int place) {
      return proposal.bid().says().get(place);
    }

    boolean saysMore() {
      return proposal.bid().says().size() > 2;
    }
  }

  private record Rule(String name, Predicate<Heard> holds) {}

  /**
   * How a rule did.
   *
   * @param truth of the offers where it holds, those with a calamity
   */
  public record Finding(String rule, Share truth) {
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%-52s %s of %d", rule, truth, truth.of());
    }
  }

  private static final List<Rule> THUMBS =
      List.of(
          new Rule("a third card is named", Heard::saysMore),
          new Rule(
              "the third card is like the first",
              one -> one.saysMore() && one.says(2) == one.says(0)),
          new Rule(
              "the third card is like one before",
              one -> one.saysMore() && (one.says(2) == one.says(0) || one.says(2) == one.says(1))),
          new Rule(
              "the third card is cheap", one -> one.saysMore() && one.says(2).faceValue() <= LOW),
          new Rule(
              "the third card is dear", one -> one.saysMore() && one.says(2).faceValue() >= DEAR),
          new Rule("the first two are alike", one -> one.says(0) == one.says(1)),
          new Rule(
              "the first two are cheap",
              one -> one.says(0).faceValue() + one.says(1).faceValue() <= 2 * LOW),
          new Rule(
              "the first two are dear",
              one -> one.says(0).faceValue() + one.says(1).faceValue() >= 2 * DEAR),
          new Rule(
              "two alike are wanted",
              one -> one.proposal().bid().wanted().get(0) == one.proposal().bid().wanted().get(1)),
          new Rule(
              "more is given than is wanted by face",
              one -> value(one.proposal().bid().says()) > value(one.proposal().bid().wanted())),
          new Rule("more cards are given than wanted", one -> gives(one) > wants(one)),
          new Rule("more than three cards are given", one -> gives(one) > 3),
          new Rule("it answers another offer", one -> one.proposal().bid().answers() > 0),
          new Rule("it is the first offer of the seat", one -> one.before() == 0),
          new Rule("the seat has made many offers", one -> one.before() >= MANY),
          new Rule("the seat holds few cards", one -> one.cards() <= MANY),
          new Rule("the seat holds many cards", one -> one.cards() > 2 * MANY));

  private final Map<String, int[]> counts = new TreeMap<>();
  private int offers;
  private int burdened;

  private static int value(List<Commodity> cards) {
    return cards.stream().limit(2).mapToInt(Commodity::faceValue).sum();
  }

  private static int gives(Heard one) {
    return one.proposal().gives();
  }

  private static int wants(Heard one) {
    return one.proposal().bid().wants();
  }

  /** What is to be told of a game at this table. */
  public Listener listener(World world) {
    return new Listener(world, this);
  }

  /** Follows one game. */
  public static final class Listener implements Consumer<Event> {
    private final World world;
    private final Tells tells;
    private final Map<Civilization, Integer> made = new EnumMap<>(Civilization.class);
    private int turn;

    Listener(World world, Tells tells) {
      this.world = world;
      this.tells = tells;
    }

    @Override
    public void accept(Event event) {
      switch (event) {
        case OfferMade(var proposal) -> see(proposal);
        case OfferWhispered(var proposal) -> see(proposal);
        default -> {}
      }
    }

    private void see(Proposal proposal) {
      if (turn != world.progress().turn()) {
        turn = world.progress().turn();
        made.clear();
      }
      int before = made.merge(proposal.from(), 1, Integer::sum) - 1;
      int cards = world.cards().handSize(proposal.from());
      boolean isBurdened = !world.market().offer(proposal.number()).gives().calamities().isEmpty();
      tells.count(new Heard(proposal, before, cards), isBurdened);
    }
  }

  private synchronized void count(Heard heard, boolean isBurdened) {
    offers++;
    burdened += isBurdened ? 1 : 0;
    var held = new ArrayList<String>();
    for (var rule : THUMBS) {
      held.add((rule.holds().test(heard) ? "" : "not: ") + rule.name());
    }
    for (int i = 0; i < held.size(); i++) {
      count(held.get(i), isBurdened);
      for (int j = i + 1; j < held.size(); j++) {
        count(held.get(i) + "; " + held.get(j), isBurdened);
      }
    }
  }

  private void count(String rule, boolean isBurdened) {
    int[] count = counts.computeIfAbsent(rule, name -> new int[2]);
    count[0] += isBurdened ? 1 : 0;
    count[1]++;
  }

  /** All offers, and those with a calamity among them. */
  public Share all() {
    return new Share(burdened, offers);
  }

  /** Each rule, its opposite, and each two of them together: those that tell most first. */
  public List<Finding> findings() {
    int least = Math.max(LEAST_OFFERS, offers / LEAST_SHARE);
    return counts.entrySet().stream()
        .filter(entry -> entry.getValue()[1] >= least)
        .map(
            entry ->
                new Finding(entry.getKey(), new Share(entry.getValue()[0], entry.getValue()[1])))
        .sorted(comparingDouble((Finding finding) -> finding.truth().value()).reversed())
        .toList();
  }
}
