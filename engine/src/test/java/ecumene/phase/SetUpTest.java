package ecumene.phase;

import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.PieceEvent.TokensPlaced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.AstTable;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.Terms;
import org.junit.jupiter.api.Test;

class SetUpTest {

  @Test
  @Rule({"2.3", "S3.4", "1.1", "S4.1"})
  void everybodyStartsWithOneTokenOnTheStartAreaAndAllElseInStock() {
    var example =
        Example.west(7, "")
            .plays(Phase.SET_UP)
            .tells(new TokensPlaced(ASSYRIA, ASSYRIA.start(), 1));
    var world = example.after();
    assertThat(world.seats()).hasSize(7);
    for (var seat : world.seats()) {
      assertThat(world.areasOf(seat)).containsExactly(seat.start());
      assertThat(world.tokens(seat, seat.start())).isEqualTo(1);
      assertThat(world.stock(seat)).isEqualTo(54);
      assertThat(world.treasury(seat)).isZero();
      assertThat(world.citiesInStock(seat)).isEqualTo(9);
      assertThat(world.shipsInStock(seat)).isEqualTo(4);
      assertThat(world.space(seat)).isZero();
      assertThat(world.cards().handSize(seat)).isZero();
    }
    assertThat(world.progress().turn()).isEqualTo(1);
    example.becomes(
        """
        minoa: knossos 1
        assyria: %s 1
        carthage: %s 1
        hatti: %s 1
        rome: %s 1
        hellas: %s 1
        egypt: tanis 1
        """
            .formatted(
                ASSYRIA.start(),
                Civilization.CARTHAGE.start(),
                Civilization.HATTI.start(),
                Civilization.ROME.start(),
                Civilization.HELLAS.start()));
  }

  @Test
  @Rule({"2.4", "S3.5", "S1.1"})
  void creditsWith5And6And12PlayersInTheFullGameOnly() {
    for (var setup : Setup.all()) {
      var world = Example.of(setup, Terms.EXPERT, "").plays(Phase.SET_UP).after();
      int credits =
          switch (setup.players()) {
            case 5 -> 10;
            case 6, 12 -> 5;
            default -> 0;
          };
      for (var seat : setup.seats()) {
        for (var colour : Colour.values()) {
          assertThat(world.credits(seat, colour)).isEqualTo(credits);
        }
      }
    }
  }

  @Test
  @Rule({"2.1", "1.14"})
  void areasOfOthersAreOutOfPlay() {
    var world = Example.east(5, "").plays(Phase.SET_UP).after();
    assertThat(world.isInPlay(Area.of("knossos"))).isFalse();
    assertThat(world.areasInPlay()).extracting(Area::region).hasSameElementsAs(world.seats());
    assertThat(world.tokensOnBoard(MINOA)).isZero();
  }

  @Test
  @Rule("2.9")
  void theTableIsBasicOrExpertAndTheLengthIsAgreedOn() {
    var setup = Setup.of(5, Side.WEST);
    assertThat(Example.of(setup, Terms.EXPERT, "").plays(Phase.SET_UP).after().astTable())
        .isEqualTo(AstTable.EXPERT);
    assertThat(Example.of(setup, Terms.BASIC.upTo(9), "").plays(Phase.SET_UP).after().terms())
        .isEqualTo(new Terms(AstTable.BASIC, Terms.Length.FULL, 9));
  }
}
