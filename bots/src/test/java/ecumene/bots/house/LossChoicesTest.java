package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.calamity.GiveUpCommodities;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.loss.Fate;
import ecumene.loss.Losses;
import ecumene.loss.PickCities;
import ecumene.loss.Site;
import ecumene.loss.TakeDamage;
import ecumene.phase.SetTaxRate;
import ecumene.phase.TaxRate;
import ecumene.table.Handed;
import ecumene.table.Picked;
import ecumene.view.View;
import ecumene.world.World;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Losses where one answer hurts least. */
class LossChoicesTest {
  private static final Civilization ROME = Civilization.ROME;

  private final World world = new World(Setup.of(8, Side.WEST));
  private final View view = new View(world, ROME);

  private Site tokens(String area, int count) {
    world.placeTokens(ROME, Area.of(area), count);
    return new Site(Area.of(area), count, 0);
  }

  private Site city(String area) {
    world.placeCity(ROME, Area.of(area));
    return new Site(Area.of(area), 0, 1);
  }

  private Losses taken(int due, Site... sites) {
    var asked = new TakeDamage(ROME, due, List.of(sites), world.stock(ROME));
    var losses = Objects.requireNonNull(Damages.take(asked, view, HousePlayers.EASY));
    assertThat(asked.judge(losses)).isNull();
    return losses;
  }

  @Test
  void tokensAboveTheLimitGoFirst() {
    var etruria = tokens("etruria", 6);
    var campania = tokens("campania", 1);

    assertThat(taken(2, etruria, campania)).isEqualTo(Losses.NONE.tokens(etruria.area(), 2));
  }

  @Test
  void aCityIsKeptAsLongAsTokensSupportIt() {
    var rome = city("rome");
    var etruria = tokens("etruria", 3);
    var campania = tokens("campania", 3);

    assertThat(taken(4, rome, etruria, campania).losses())
        .allMatch(loss -> loss.points() < 5)
        .noneMatch(loss -> loss.area().equals(rome.area()));
  }

  @Test
  void aCityGoesBeforeTheTokensOfTwo() {
    var sites =
        List.of(city("rome"), city("tarentum"), tokens("etruria", 3), tokens("campania", 2));

    assertThat(taken(5, sites.toArray(Site[]::new)).losses()).hasSize(1);
  }

  @Test
  void theCityThatIsEasiestToBuildAgainIsGivenUp() {
    city("rome");
    city("tarentum");
    for (var beside : Area.of("rome").landNeighbours()) {
      tokens(beside.id(), beside.isLandAdjacent(Area.of("tarentum")) ? 0 : 10);
    }
    var cities = Areas.of(Area.of("rome"), Area.of("tarentum"));

    var picked =
        new LossChoices(view, HousePlayers.EASY)
            .cities(new PickCities(ROME, ROME, Fate.DESTROYED, cities, 1));

    assertThat(picked).isEqualTo(Picked.of(Area.of("rome")));
  }

  @Test
  void theLeaderIsNamed() {
    world.moveMarker(Civilization.EGYPT, 5);
    world.moveMarker(Civilization.IBERIA, 3);

    var named = Victims.leading(world.seats().without(ROME), 2, view);

    assertThat(named).isEqualTo(Seats.of(Civilization.EGYPT, Civilization.IBERIA));
  }

  @Test
  void cardsAreGivenUpThatMakeNoSet() {
    var hand = Commodities.of(Commodity.IVORY, Commodity.IVORY, Commodity.IVORY, Commodity.GOLD);

    var given = Giving.faceValue(new GiveUpCommodities(ROME, hand, 9));

    assertThat(given).isEqualTo(Handed.of(Commodity.GOLD));
  }

  @Test
  void taxesLeaveStockToExpand() {
    assertThat(Growing.rate(new SetTaxRate(ROME, 1, 3, 5, 40), view, HousePlayers.EASY.growing()))
        .isEqualTo(new TaxRate(3));
    assertThat(Growing.rate(new SetTaxRate(ROME, 1, 3, 5, 14), view, HousePlayers.EASY.growing()))
        .isEqualTo(new TaxRate(1));
  }
}
