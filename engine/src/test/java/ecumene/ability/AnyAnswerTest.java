package ecumene.ability;

import static ecumene.facts.Advance.MONOTHEISM;
import static ecumene.facts.Advance.POLITICS;
import static ecumene.facts.Advance.TRADE_ROUTES;
import static ecumene.facts.Areas.NONE;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WATER;
import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Conversion.City;
import ecumene.ability.Conversion.Tokens;
import ecumene.ability.Policy.Annex;
import ecumene.ability.Policy.Collect;
import ecumene.ability.Resettle.Place;
import ecumene.ability.Target.Units;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Commodities;
import ecumene.facts.Seats;
import ecumene.loss.Portion;
import ecumene.table.Answer;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Picked;
import ecumene.table.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Who answers at random gives legal answers only, and each of them sooner or later. */
class AnyAnswerTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area THERA = Area.of("thera");
  private static final Area RHODES = Area.of("rhodes");
  private static final List<Target> TARGETS =
      List.of(
          new Target(THERA, List.of(new Units(EGYPT, 1, 0))),
          new Target(RHODES, List.of(new Units(ROME, 0, 1))));

  private static <A extends Answer> void gives(Question<A> question, Object... answers) {
    gives(question, answer -> answer, answers);
  }

  private static <A extends Answer> void gives(
      Question<A> question, Function<A, ?> read, Object... answers) {
    var random = new SplittableRandom(1);
    var given = new ArrayList<Object>();
    for (int i = 0; i < 2000; i++) {
      var answer = question.anyAnswer(random::nextInt);
      assertThat(question.judge(answer)).isNull();
      given.add(read.apply(answer));
    }
    assertThat(given.stream().distinct()).containsExactlyInAnyOrder(answers);
  }

  @Test
  void resettle() {
    gives(
        new Resettle(
            MINOA, List.of(new Place(KNOSSOS, 2, 0), new Place(THERA, 1, 1)), 3, NONE, NONE),
        answer -> answer.placed(THERA) + " there, " + answer.placed(KNOSSOS) + " back",
        "1 there, 0 back",
        "1 there, 1 back",
        "2 there, 1 back");
  }

  @Test
  void resettleFromAnAreaThatStaysTooFull() {
    gives(
        new Resettle(
            MINOA, List.of(new Place(KNOSSOS, 5, -2), new Place(THERA, 0, 2)), 5, NONE, NONE),
        Resettlement.NONE.and(KNOSSOS, THERA, 1),
        Resettlement.NONE.and(KNOSSOS, THERA, 2));
  }

  @Test
  void pickTarget() {
    gives(
        new PickTarget(MINOA, MONOTHEISM, TARGETS, List.of()), Picked.of(THERA), Picked.of(RHODES));
  }

  @Test
  void choosePolicy() {
    gives(
        new ChoosePolicy(MINOA, 2, TARGETS, List.of()),
        new Collect(1),
        new Collect(2),
        new Annex(THERA),
        new Annex(RHODES));
  }

  @Test
  void nameGivers() {
    gives(
        new NameGivers(MINOA, Seats.of(EGYPT, ROME, HATTI), 2, List.of()),
        Named.of(EGYPT),
        Named.of(ROME),
        Named.of(HATTI),
        Named.of(EGYPT, ROME),
        Named.of(EGYPT, HATTI),
        Named.of(ROME, HATTI));
  }

  @Test
  void handOver() {
    gives(
        new HandOver(EGYPT, MINOA, Commodities.of(IRON, IRON, FISH)),
        Handed.of(IRON),
        Handed.of(FISH));
  }

  @Test
  void discardForTreasury() {
    gives(
        new DiscardForTreasury(MINOA, Commodities.of(OCHRE, OCHRE, IRON, FISH, WATER), 4),
        Handed.of(OCHRE),
        Handed.of(OCHRE, OCHRE),
        Handed.of(IRON),
        Handed.of(WATER),
        Handed.of(OCHRE, WATER),
        Handed.of(OCHRE, OCHRE, WATER),
        Handed.of(IRON, WATER));
  }

  @Test
  void convert() {
    var one = new Portion(THERA, 1, 0);
    var two = new Portion(THERA, 2, 0);
    var other = new Portion(RHODES, 1, 0);
    gives(
        new Convert(MINOA, Areas.of(KNOSSOS), List.of(two, other), 2, NONE),
        AnyAnswerTest::sorted,
        new City(KNOSSOS),
        new Tokens(List.of(one)),
        new Tokens(List.of(two)),
        new Tokens(List.of(other)),
        new Tokens(List.of(other, one)));
  }

  private static Conversion sorted(Conversion answer) {
    return switch (answer) {
      case City city -> city;
      case Tokens(List<Portion> portions) ->
          new Tokens(portions.stream().sorted(comparing(portion -> portion.area().id())).toList());
    };
  }

  @Test
  void useAbility() {
    gives(
        new UseAbility(
            MINOA,
            List.of(
                new ChoosePolicy(MINOA, 1, List.of(), List.of()),
                new DiscardForTreasury(MINOA, Commodities.of(OCHRE), 4)),
            List.of()),
        new Use(POLITICS, new Collect(1)),
        new Use(TRADE_ROUTES, Handed.of(OCHRE)),
        new Finish());
  }
}
