package ecumene.bots.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Bot;
import ecumene.bots.Lineup;
import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.Tells.Deed;
import ecumene.facts.Commodity;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.Answer;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.world.Bid;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Nobody knows from what a bot says and takes whether a calamity comes along. */
class TellsTest {
  private static final double MOST = 0.6;
  private static final int LEAST_OFFERS = 2000;
  private static final int LEAST_ACCEPTANCES = 500;

  private static Tells of(Lineup lineup, int games) {
    var tells = new Tells();
    for (int seed = 1; seed <= games; seed++) {
      new Match(Setup.of(8, Side.WEST), Terms.BASIC.upTo(40), seed, lineup).play(tells::listener);
    }
    return tells;
  }

  /** Of single rules and of any two together. */
  @ParameterizedTest
  @EnumSource(names = {"HOUSE", "MEDIUM"})
  void noRuleOfThumbTellsACalamity(BotKind bot) {
    var tells = of(bot, 6);

    assertThat(tells.all(Deed.OFFER).of()).isGreaterThanOrEqualTo(LEAST_OFFERS);
    assertThat(tells.all(Deed.ACCEPTANCE).of()).isGreaterThanOrEqualTo(LEAST_ACCEPTANCES);
    for (var deed : Deed.values()) {
      assertThat(tells.all(deed).value()).isBetween(0.1, 0.5);
      assertThat(tells.findings(deed)).hasSizeGreaterThan(500);
      assertThat(tells.findings(deed)).allMatch(finding -> finding.truth().value() <= MOST);
    }
  }

  /**
   * Two cards are named where a calamity comes along, and three otherwise; else nothing is taken.
   */
  private static Bot teller(Bot bot) {
    return (question, view) ->
        switch (bot.answer(question, view)) {
          case MakeOffer(var gives, var bid) ->
              new MakeOffer(gives, saying(bid, gives.calamities().isEmpty()));
          case AcceptOffer(int _, var gives) when gives.calamities().isEmpty() ->
              new FinishTrading();
          case Answer other -> other;
        };
  }

  private static Bid saying(Bid bid, boolean isHarmless) {
    List<Commodity> says = new ArrayList<>(bid.says().subList(0, 2));
    if (isHarmless) {
      says.add(Commodity.SALT);
    }
    return new Bid(bid.to(), says, bid.wants(), bid.wanted(), bid.answers());
  }

  @Test
  void whoTellsIsFoundOut() {
    var tells = of((seat, seed) -> teller(BotKind.HOUSE.bot(seat, seed)), 1);

    assertThat(tells.all(Deed.ACCEPTANCE).value()).isEqualTo(1);
    assertThat(tells.findings(Deed.OFFER).getFirst().truth().value()).isEqualTo(1);
    assertThat(tells.findings(Deed.OFFER))
        .filteredOn(finding -> finding.rule().equals("not: a third card is named"))
        .singleElement()
        .satisfies(finding -> assertThat(finding.truth().value()).isEqualTo(1));
  }
}
