package ecumene.movement;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.RandomPosition;
import ecumene.example.SeededDice;
import ecumene.facts.Advance;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.movement.Order.BuildShip;
import ecumene.movement.Order.Call;
import ecumene.movement.Order.MaintainShip;
import ecumene.movement.Order.March;
import ecumene.movement.Order.ScrapShip;
import ecumene.movement.Order.Voyage;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who moves at random moves legally, and in every way sooner or later. */
class RandomOrdersTest {
  private static final int MOVEMENTS = 3000;

  @Test
  void onlyLegalMovements() {
    var dice = new SeededDice(1);
    for (int i = 0; i < 40; i++) {
      var world = RandomPosition.of(Setup.of(18, Side.BOTH), dice);
      for (var seat : world.seats().list()) {
        var question = new MoveTokens(seat, world);
        assertThat(question.judge(question.anyAnswer(dice))).isNull();
      }
    }
  }

  @Test
  void everyKindOfOrder() {
    var dice = new SeededDice(1);
    var question = new MoveTokens(MINOA, position());
    var kinds = new ArrayList<String>();
    for (int i = 0; i < MOVEMENTS; i++) {
      question.anyAnswer(dice).list().forEach(order -> kinds.addAll(kinds(order)));
    }
    assertThat(kinds.stream().distinct().sorted().toList())
        .containsExactly(
            "build for 2 treasury",
            "build for a token there",
            "build for tokens from elsewhere too",
            "build for tokens there",
            "call",
            "call to embark",
            "call to land",
            "maintain for a token",
            "maintain for treasury",
            "march of 1",
            "march of 2",
            "scrap",
            "voyage of 1 steps",
            "voyage of 2 steps",
            "voyage of 3 steps",
            "voyage of 4 steps",
            "voyage of 5 steps",
            "voyage with 0",
            "voyage with 6");
  }

  @Test
  void sometimesNothing() {
    var dice = new SeededDice(1);
    var question = new MoveTokens(MINOA, position());
    int idle = 0;
    for (int i = 0; i < MOVEMENTS; i++) {
      idle += question.anyAnswer(dice).equals(Orders.NONE) ? 1 : 0;
    }
    assertThat(idle).isBetween(1, MOVEMENTS / 2);
  }

  private static World position() {
    var world = new World(Setup.of(9, Side.WEST));
    world.placeTokens(MINOA, Moves.ARGOS, 8);
    world.placeTokens(MINOA, Moves.SPARTA, 4);
    world.placeTokens(MINOA, Moves.CORINTH, 2);
    world.placeShip(MINOA, Moves.ARGOS);
    world.placeShip(MINOA, Moves.SPARTA);
    world.fillTreasury(MINOA, 10);
    List.of(Advance.ROADBUILDING, Advance.CLOTH_MAKING, Advance.NAVAL_WARFARE)
        .forEach(advance -> world.gainAdvance(MINOA, advance));
    return world;
  }

  private static List<String> kinds(Order order) {
    return switch (order) {
      case March march -> List.of("march of " + (1 + march.via().size()));
      case ScrapShip _ -> List.of("scrap");
      case MaintainShip(var _, var fee) ->
          List.of("maintain for " + (fee.treasury() == 1 ? "treasury" : "a token"));
      case BuildShip build -> List.of("build for " + price(build));
      case Voyage voyage -> kinds(voyage);
    };
  }

  private static String price(BuildShip build) {
    return switch (build.fee().treasury()) {
      case 2 -> "2 treasury";
      case 1 -> "a token there";
      default ->
          build.fee().equals(Fee.tokens(build.area(), build.area()))
              ? "tokens there"
              : "tokens from elsewhere too";
    };
  }

  private static List<String> kinds(Voyage voyage) {
    var kinds = new ArrayList<String>();
    kinds.add("voyage of " + (1 + voyage.calls().size()) + " steps");
    if (voyage.embarking() == 0 || voyage.embarking() == 6) {
      kinds.add("voyage with " + voyage.embarking());
    }
    for (var call : voyage.calls()) {
      kinds.add(kind(call));
    }
    return kinds;
  }

  private static String kind(Call call) {
    if (call.landing() > 0) {
      return "call to land";
    }
    return call.embarking() > 0 ? "call to embark" : "call";
  }
}
