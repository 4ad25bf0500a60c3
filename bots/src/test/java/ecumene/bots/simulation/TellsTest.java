package ecumene.bots.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Bot;
import ecumene.bots.Lineup;
import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.Tells.Finding;
import ecumene.facts.Commodity;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.Answer;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.world.Bid;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Nobody knows from what a bot says whether a calamity comes along. */
class TellsTest {
  private static final double MOST = 0.6;
  private static final int LEAST_OFFERS = 2000;

  private static Tells of(Lineup lineup, int games) {
    var tells = new Tells();
    for (int seed = 1; seed <= games; seed++) {
      new Match(Setup.of(8, Side.WEST), Terms.BASIC.upTo(40), seed, lineup).play(tells::listener);
    }
    return tells;
  }

  @ParameterizedTest
  @EnumSource(names = {"HOUSE", "MEDIUM"})
  void noRuleOfThumbTellsACalamity(BotKind bot) {
    var tells = of(bot, 4);

    assertThat(tells.all().of()).isGreaterThanOrEqualTo(LEAST_OFFERS);
    assertThat(tells.all().value()).isBetween(0.1, 0.5);
    assertThat(tells.findings()).hasSizeGreaterThan(100);
    assertThat(tells.findings()).allMatch(finding -> told(finding) <= MOST);
  }

  /** Of two rules together, of which there are hundreds, what can not be put down to chance. */
  private static double told(Finding finding) {
    return finding.rule().contains("; ") ? finding.truth().low() : finding.truth().value();
  }

  /** Two cards are named where a calamity comes along, and three otherwise. */
  private static Bot teller(Bot bot) {
    return (question, view) ->
        switch (bot.answer(question, view)) {
          case MakeOffer(var gives, var bid) ->
              new MakeOffer(gives, saying(bid, gives.calamities().isEmpty()));
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

    assertThat(tells.findings().getFirst().truth().value()).isEqualTo(1);
    assertThat(tells.findings())
        .filteredOn(finding -> finding.rule().equals("not: a third card is named"))
        .singleElement()
        .satisfies(finding -> assertThat(finding.truth().value()).isEqualTo(1));
  }
}
