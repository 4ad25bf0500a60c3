package ecumene.view;

import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.OCHRE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import ecumene.world.Market;
import ecumene.world.Offer;
import ecumene.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whose own knowledge of the offers that stand has changed. */
@Rule("RU.81")
class InsidersTest {
  private static final Offer ALOUD = offer(1, MINOA, EGYPT, ASSYRIA);
  private static final Offer WHISPERED = offer(2, EGYPT, ASSYRIA);

  private static Offer offer(int number, Civilization from, Civilization... to) {
    var bid = new Bid(Seats.of(to), List.of(OCHRE, OCHRE), 3, List.of(FISH, FISH), 0);
    return new Offer(number, from, Bundle.of(Commodities.of(OCHRE, OCHRE, OCHRE)), bid);
  }

  private static PublicView market(Offer... offers) {
    var market = Market.open(Seats.NONE);
    for (var offer : offers) {
      market = market.with(offer);
    }
    var world = new World(Setup.of(5, Side.WEST));
    world.trade(market);
    return new PublicView(world);
  }

  private static Seats insiders(PublicView now, PublicView before) {
    return now.insidersSince(before, number -> number == ALOUD.number());
  }

  @Test
  void whatAllHaveHeardOnlyItsMakerKnowsMoreOf() {
    assertThat(insiders(market(ALOUD), market())).isEqualTo(Seats.of(MINOA));
    assertThat(insiders(market(), market(ALOUD))).isEqualTo(Seats.of(MINOA));
  }

  @Test
  void whatIsWhisperedThoseKnowItGoesTo() {
    assertThat(insiders(market(ALOUD, WHISPERED), market(ALOUD)))
        .isEqualTo(Seats.of(EGYPT, ASSYRIA));
    assertThat(insiders(market(ALOUD), market(ALOUD, WHISPERED)))
        .isEqualTo(Seats.of(EGYPT, ASSYRIA));
  }

  @Test
  void nobodyLearnsOfWhatStandsAsBefore() {
    assertThat(insiders(market(ALOUD, WHISPERED), market(ALOUD, WHISPERED))).isEqualTo(Seats.NONE);
    assertThat(insiders(market(WHISPERED), market(ALOUD, WHISPERED))).isEqualTo(Seats.of(MINOA));
  }

  @Test
  void anotherOfferMayHaveTheSameNumber() {
    var other = offer(WHISPERED.number(), MINOA, EGYPT);
    assertThat(insiders(market(ALOUD, other), market(ALOUD, WHISPERED)))
        .isEqualTo(Seats.of(EGYPT, ASSYRIA, MINOA));
  }
}
