package ecumene.bots.simulation;

import static java.util.Comparator.comparingDouble;

import ecumene.event.CardEvent.CardDrawn;
import ecumene.event.Event;
import ecumene.event.TradeEvent.CardsExchanged;
import ecumene.event.TradeEvent.OfferMade;
import ecumene.event.TradeEvent.OfferWhispered;
import ecumene.facts.Civilization;
import ecumene.world.Bundle;
import ecumene.world.Proposal;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * What trade gives away: for each of many rules of thumb about what everybody sees, how often a
 * calamity comes with the cards where it holds.
 */
public final class Tells {
  /** A rule that hardly ever holds helps nobody: so many deeds, and one of so many. */
  private static final int LEAST = 100;

  private static final int LEAST_SHARE = 100;

  /** What gives cards away. */
  public enum Deed {
    OFFER,
    ACCEPTANCE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * How a rule did.
   *
   * @param truth of the deeds where it holds, those with a calamity
   */
  public record Finding(Deed deed, String rule, Share truth) {
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%s: %-60s %s of %d", deed, rule, truth, truth.of());
    }
  }

  /** Each thumb comes twice: where it holds, and where it does not. */
  private static final class Counts {
    private final List<Thumb> thumbs;
    private final int[][] all;
    private final int[][] burdened;

    Counts(Deed deed) {
      thumbs = Thumb.of(deed);
      all = new int[2 * thumbs.size()][2 * thumbs.size()];
      burdened = new int[2 * thumbs.size()][2 * thumbs.size()];
    }

    void add(Seen seen, Bundle given) {
      int[] held = new int[thumbs.size()];
      for (int i = 0; i < held.length; i++) {
        held[i] = 2 * i + (thumbs.get(i).holds().test(seen) ? 0 : 1);
      }
      for (int i = 0; i < held.length; i++) {
        for (int j = i; j < held.length; j++) {
          all[held[i]][held[j]]++;
          burdened[held[i]][held[j]] += given.calamities().isEmpty() ? 0 : 1;
        }
      }
    }

    Share truth(int i, int j) {
      return new Share(burdened[i][j], all[i][j]);
    }

    String name(int i, int j) {
      return i == j ? name(i) : name(i) + "; " + name(j);
    }

    private String name(int i) {
      return (i % 2 == 0 ? "" : "not: ") + thumbs.get(i / 2).name();
    }

    /** Each thumb either holds or does not. */
    Share sum() {
      return new Share(burdened[0][0] + burdened[1][1], all[0][0] + all[1][1]);
    }
  }

  private final Counts offers = new Counts(Deed.OFFER);
  private final Counts acceptances = new Counts(Deed.ACCEPTANCE);

  private Counts counts(Deed deed) {
    return switch (deed) {
      case OFFER -> offers;
      case ACCEPTANCE -> acceptances;
    };
  }

  /** What is to be told of a game at this table. */
  public Listener listener(World world) {
    return new Listener(world, this);
  }

  /** Follows one game. */
  public static final class Listener implements Consumer<Event> {
    private final World world;
    private final Tells tells;
    private final Map<Integer, Proposal> offered = new HashMap<>();
    private final Map<Civilization, List<Integer>> stacks = new EnumMap<>(Civilization.class);
    private final Map<Civilization, Integer> offers = new EnumMap<>(Civilization.class);
    private final Map<Civilization, Integer> deals = new EnumMap<>(Civilization.class);
    private int turn;

    Listener(World world, Tells tells) {
      this.world = world;
      this.tells = tells;
    }

    @Override
    public void accept(Event event) {
      if (turn != world.progress().turn()) {
        turn = world.progress().turn();
        offered.clear();
        stacks.clear();
        offers.clear();
        deals.clear();
      }
      switch (event) {
        case CardDrawn(var seat, int stack, var _) ->
            stacks.computeIfAbsent(seat, it -> new ArrayList<>()).add(stack);
        case OfferMade(var proposal) -> made(proposal);
        case OfferWhispered(var proposal) -> made(proposal);
        case CardsExchanged exchange -> accepted(exchange);
        default -> {}
      }
    }

    private void made(Proposal proposal) {
      offered.put(proposal.number(), proposal);
      var seat = proposal.from();
      tells.count(
          Deed.OFFER,
          seen(proposal, seat, world.cards().handSize(seat)),
          world.market().offer(proposal.number()).gives());
      offers.merge(seat, 1, Integer::sum);
    }

    private void accepted(CardsExchanged exchange) {
      var seat = exchange.second();
      var proposal = Objects.requireNonNull(offered.get(exchange.offer()));
      int more = exchange.gave().size() - exchange.returned().size(); // they are in its hand now
      tells.count(
          Deed.ACCEPTANCE,
          seen(proposal, seat, world.cards().handSize(seat) - more),
          exchange.returned());
      deals.merge(seat, 1, Integer::sum);
      deals.merge(exchange.first(), 1, Integer::sum);
    }

    private Seen seen(Proposal proposal, Civilization seat, int cards) {
      return new Seen(
          proposal,
          cards,
          stacks.getOrDefault(seat, List.of()),
          offers.getOrDefault(seat, 0),
          deals.getOrDefault(seat, 0),
          turn);
    }
  }

  private synchronized void count(Deed deed, Seen seen, Bundle given) {
    counts(deed).add(seen, given);
  }

  /** All deeds of the kind, and those with a calamity among them. */
  public Share all(Deed deed) {
    return counts(deed).sum();
  }

  /** Each rule, its opposite, and each two of them together: those that tell most first. */
  public List<Finding> findings(Deed deed) {
    var counted = counts(deed);
    int least = Math.max(LEAST, counted.sum().of() / LEAST_SHARE);
    var findings = new ArrayList<Finding>();
    for (int i = 0; i < counted.all.length; i++) {
      for (int j = i; j < counted.all.length; j++) {
        if (counted.all[i][j] >= least) {
          findings.add(new Finding(deed, counted.name(i, j), counted.truth(i, j)));
        }
      }
    }
    Comparator<Finding> byTruth = comparingDouble(finding -> finding.truth().value());
    findings.sort(byTruth.reversed());
    return findings;
  }
}
