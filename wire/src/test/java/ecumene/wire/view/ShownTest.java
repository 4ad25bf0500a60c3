package ecumene.wire.view;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WINE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.SeededDice;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.CalamityCard;
import ecumene.facts.Commodities;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.view.PublicView;
import ecumene.wire.Wire;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import ecumene.world.Offer;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is shown of a table. */
class ShownTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Seed SEED = Seed.parse("0123456789abcdef0123456789abcdef");

  private final World world = new World(Setup.of(5, Side.WEST));
  private final PublicView view = new PublicView(world);

  private static String json(Object value) {
    return Wire.JSON.writeValueAsString(value).replace('"', '\'');
  }

  @Test
  void aCivilizationIsKnownByWhatLiesOpen() {
    world.placeTokens(MINOA, KNOSSOS, 3);
    world.buildCity(MINOA, Area.of("phaestos"));
    world.placeShip(MINOA, KNOSSOS);
    world.placeShip(MINOA, KNOSSOS);
    world.fillTreasury(MINOA, 2);
    world.gainAdvance(MINOA, Advance.POTTERY);
    world.moveMarker(MINOA, 2);
    assertThat(json(Known.of(MINOA, view)))
        .startsWith(
            "{'tokens':{'knossos':3},'cities':['phaestos'],'ships':{'knossos':2},'stock':50,"
                + "'treasury':2,'advances':['pottery'],'credits':{")
        .endsWith("'space':2,'census':0,'hand-size':0}");
  }

  @Test
  void aStandingSaysWhatIsMissing() {
    world.placeTokens(MINOA, KNOSSOS, 1);
    world.placeCity(MINOA, Area.of("phaestos"));
    int space = 0;
    while (view.nextSpace(MINOA).isEmpty()) {
      world.moveMarker(MINOA, ++space);
    }
    var standing = Standing.of(MINOA, view);
    assertThat(json(standing.score())).contains("'cities':1").contains("'ast':" + 5 * space);
    assertThat(standing.support()).isEqualTo(new Standing.Support(2, 1));
    assertThat(standing.next()).isEqualTo(view.nextSpace(MINOA));
    assertThat(json(standing)).contains("{'requirement':'cities','needed':2,'has':1}");
  }

  @Test
  void onlyTheOwnerOfAnOfferSeesItsCards() {
    var cards = new Commodities(List.of(IRON, IRON, OCHRE));
    var gives = new Bundle(cards, List.of(CalamityCard.TREACHERY));
    var bid = new Bid(Seats.of(EGYPT), List.of(IRON, IRON), 3, List.of(WINE, WINE), 0);
    var offer = new Offer(7, MINOA, gives, bid);
    assertThat(json(StandingOffer.of(offer)))
        .contains("treachery")
        .contains("ochre")
        .contains("'gives':4");
    assertThat(json(StandingOffer.of(offer.proposal())))
        .startsWith("{'number':7,'from':'minoa','gives':4,'bid':{'to':['egypt']")
        .doesNotContain("treachery")
        .doesNotContain("ochre")
        .doesNotContain("cards");
  }

  @Test
  void whatCountsAsTheSameIsTheSame() {
    var game = Game.begin(new Header(Setup.of(5, Side.WEST), Terms.BASIC.upTo(4), SEED));
    var dice = new SeededDice(1);
    var before = PublicView.of(game);
    int same = 0;
    int other = 0;
    while (!game.isOver()) {
      var open = game.open().get(dice.below(game.open().size()));
      var question = open.question();
      game = game.submit(new Reply(open.id(), question.seat(), question.anyAnswer(dice)));
      var now = PublicView.of(game);
      for (var seat : now.seats()) {
        if (now.isSame(seat, before)) {
          assertThat(Known.of(seat, now)).isEqualTo(Known.of(seat, before));
          assertThat(Standing.of(seat, now)).isEqualTo(Standing.of(seat, before));
          same++;
        } else {
          other++;
        }
      }
      before = now;
    }
    assertThat(same).isGreaterThan(other);
    assertThat(other).isPositive();
  }
}
