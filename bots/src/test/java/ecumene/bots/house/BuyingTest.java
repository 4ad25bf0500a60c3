package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.BotDice;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Block;
import ecumene.facts.Civilization;
import ecumene.facts.Commodity;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.BuildCities;
import ecumene.phase.Buildings;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.Purchase;
import ecumene.view.View;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is bought and built, and what is saved. */
class BuyingTest {
  private static final Civilization ROME = Civilization.ROME;

  private final World world = new World(Setup.of(8, Side.WEST));
  private final View view = new View(world, ROME);

  private void hand(Commodity commodity, int count) {
    for (int n = 0; n < count; n++) {
      world.cards().deal(ROME, Card.of(commodity, Block.WEST));
    }
  }

  private Purchase bought() {
    var asked = BuyAdvances.of(world, ROME);
    var purchase = new Buying(asked, view, HousePlayers.EASY, new BotDice(1)).buy();
    assertThat(asked.judge(purchase)).isNull();
    return purchase;
  }

  private void cheapAdvances() {
    world.gainAdvance(ROME, Advance.POTTERY);
    world.gainAdvance(ROME, Advance.MYSTICISM);
    world.gainAdvance(ROME, Advance.EMPIRICISM);
  }

  @Test
  void theFirstAdvancesAreTheCheapOnes() {
    world.moveMarker(ROME, 5);
    hand(Commodity.OIL, 4);

    assertThat(bought().bought().list()).hasSize(1).allMatch(advance -> advance.cost() < 100);
  }

  @Test
  void whatTheNextEpochAsksForIsSavedFor() {
    world.moveMarker(ROME, 9);
    cheapAdvances();
    hand(Commodity.OIL, 4);

    assertThat(bought()).isEqualTo(Purchase.NOTHING);
  }

  @Test
  void whatTheNextEpochAsksForIsBought() {
    world.moveMarker(ROME, 9);
    cheapAdvances();
    hand(Commodity.OIL, 6);

    assertThat(bought().bought().list()).hasSize(1).allMatch(advance -> advance.cost() >= 100);
  }

  @Test
  void aCityIsBuiltOnlyWithTokensToSupportIt() {
    var site = Area.of("tarentum");
    world.placeTokens(ROME, site, 6);
    var asked =
        new BuildCities(
            ROME, List.of(new BuildCities.Ground(site, 6)), 9, 0, List.of(), Areas.NONE);

    assertThat(Building.plan(asked, view, HousePlayers.EASY)).isEqualTo(Buildings.NONE);

    world.placeTokens(ROME, Area.of("campania"), 2);

    assertThat(Building.plan(asked, view, HousePlayers.EASY).buildings())
        .containsExactly(new Buildings.Building(site));
  }
}
