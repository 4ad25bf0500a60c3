package ecumene.trade;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.trade.TradeAction.ResumeTrading;
import ecumene.trade.TradeAction.WithdrawOffer;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import ecumene.world.Proposal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player may trade: make, accept or withdraw an offer, or be done.
 *
 * @param moment turn and own actions so far, so that no two such questions are the same
 * @param hand everything the player holds
 * @param own the own offers that stand
 * @param proposals offers of others that the player may accept
 * @param partners who can be offered something
 * @rule P7
 */
public record Trade(
    Civilization seat,
    Moment moment,
    Attendance attendance,
    Bundle hand,
    List<Integer> own,
    List<Proposal> proposals,
    Seats partners)
    implements Question<TradeAction> {
  public static final int FEWEST_CARDS = 3;
  public static final int TRUE_NAMES = 2;

  /** When the question is asked. */
  public record Moment(int turn, int actions) {}

  /** Whether trade waits for the player. */
  public enum Attendance {
    TRADING,
    DONE
  }

  public Trade {
    own = List.copyOf(own);
    proposals = proposals instanceof Heard ? proposals : List.copyOf(proposals);
  }

  @Override
  public String rule() {
    return "P7.2";
  }

  @Override
  public Class<TradeAction> answerType() {
    return TradeAction.class;
  }

  @Override
  public boolean isAwaited() {
    return attendance == Attendance.TRADING; // P7.7
  }

  @Override
  public boolean hasTurns() {
    return false; // P7
  }

  @Override
  public boolean isLasting() {
    return true;
  }

  @Override
  public @Nullable Refusal judge(TradeAction answer) {
    if (answer instanceof ResumeTrading) {
      return isAwaited() ? new Refusal("P7.7", "you are not done") : null;
    }
    if (!isAwaited()) {
      return new Refusal("P7.7", "you are done; resume first");
    }
    return switch (answer) {
      case FinishTrading _, ResumeTrading _ -> null;
      case WithdrawOffer(int number) ->
          own.contains(number) ? null : new Refusal("P7.6", "offer {offer} is not yours", number);
      case MakeOffer offer -> judge(offer);
      case AcceptOffer accept -> judge(accept);
    };
  }

  private @Nullable Refusal judge(MakeOffer offer) {
    var bid = offer.bid();
    if (bid.to().isEmpty() || !bid.to().minus(partners).isEmpty()) {
      return new Refusal("P7.2", "an offer goes to some of: {seats}", partners);
    }
    if (bid.answers() != 0 && !isCounter(bid)) {
      return new Refusal("P7.6", "offer {offer} can not be answered so", bid.answers());
    }
    if (bid.wants() < FEWEST_CARDS) {
      return tooFewCards();
    }
    if (bid.wanted().size() != TRUE_NAMES) {
      return new Refusal("P7.3", "2 of the cards wanted are named");
    }
    var refusal = judge(offer.gives());
    return refusal == null ? judgeTruth(bid.says(), offer.gives()) : refusal;
  }

  /** A counter-offer goes to the player whose offer it answers, and nobody else. */
  private boolean isCounter(Bid bid) {
    var countered = proposal(bid.answers());
    return countered != null && bid.to().equals(Seats.of(countered.from()));
  }

  private static @Nullable Refusal judgeTruth(List<Commodity> says, Bundle gives) {
    if (says.size() < TRUE_NAMES || says.size() > gives.size()) {
      return new Refusal("P7.3", "2 to {most} cards are named", gives.size());
    }
    var truth = new Commodities(says.subList(0, TRUE_NAMES));
    return gives.commodities().containsAll(truth)
        ? null
        : new Refusal("P7.3", "the first two named must be among the cards: {cards}", truth);
  }

  private @Nullable Refusal judge(AcceptOffer accept) {
    var proposal = proposal(accept.number());
    if (proposal == null) {
      return new Refusal("P7.6", "offer {offer} can not be accepted", accept.number());
    }
    var refusal = judge(accept.gives());
    if (refusal != null) {
      return refusal;
    }
    if (accept.gives().size() != proposal.bid().wants()) {
      return new Refusal(
          "P7.6",
          "{wanted} cards are wanted, not {given}",
          proposal.bid().wants(),
          accept.gives().size());
    }
    var wanted = new Commodities(proposal.bid().wanted());
    return accept.gives().commodities().containsAll(wanted)
        ? null
        : new Refusal("P7.3", "wanted are {cards}", wanted);
  }

  private @Nullable Refusal judge(Bundle gives) {
    if (gives.size() < FEWEST_CARDS) {
      return tooFewCards();
    }
    for (var calamity : gives.calamities()) {
      if (!calamity.isTradeable()) {
        return new Refusal("P7.4", "{Calamity} is never traded", calamity);
      }
    }
    return gives.isPartOf(hand) ? null : new Refusal("P7.6", "you do not hold all of these cards");
  }

  private static Refusal tooFewCards() {
    return new Refusal("P7.2", "a trade has at least 3 cards from each side");
  }

  private @Nullable Proposal proposal(int number) {
    for (var proposal : proposals) {
      if (proposal.number() == number) {
        return proposal;
      }
    }
    return null;
  }

  /** Commodities, and the calamities that may be handed over. */
  public Bundle tradeable() {
    if (hand.calamities().isEmpty()) {
      return hand;
    }
    var calamities = new ArrayList<CalamityCard>(hand.calamities().size());
    for (var calamity : hand.calamities()) {
      if (calamity.isTradeable()) {
        calamities.add(calamity);
      }
    }
    return new Bundle(hand.commodities(), calamities);
  }

  /** Never, for whoever can do nothing but finish must not be told apart from others. */
  @Override
  public @Nullable TradeAction forced() {
    return null;
  }

  @Override
  public TradeAction anyAnswer(Dice dice) {
    return new RandomTrade(this, dice).action();
  }

  /** Offers of others come and go without making it another question. */
  @Override
  public Fingerprint fingerprint() {
    var print =
        Fingerprint.of("trade", seat)
            .and(moment.turn())
            .and(moment.actions())
            .and(attendance.name())
            .and(hand.commodities());
    for (var calamity : hand.calamities()) {
      print.and(calamity.index());
    }
    print.and(-1);
    for (int number : own) {
      print.and(number);
    }
    return print;
  }
}
