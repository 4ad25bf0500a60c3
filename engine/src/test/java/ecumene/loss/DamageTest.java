package ecumene.loss;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DamageTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area THERA = Area.of("thera");

  private static Example damage(int points, String position) {
    return damage(points, Scope.EVERYWHERE, position);
  }

  private static Example damage(int points, Scope scope, String position) {
    return Example.west(9, position)
        .plays(table -> table.settleTogether(List.of(new Damage(MINOA, points, scope))));
  }

  @Test
  @Rule({"P9.20", "RU.2", "RU.6", "G4", "1.2", "1.3"})
  void unitsWorthNoMoreThanTheDamageAllGoAndTheRestLapses() {
    damage(9, "minoa: knossos 2, city phaestos, ship knossos; treasury 4")
        .tells(new ChoiceForced(MINOA, "P9.20"))
        .becomes("minoa: ship knossos");
    damage(7, "minoa: knossos 2, city phaestos").becomes("minoa: nothing");
    damage(9, "minoa: knossos 2, thera 2, city phaestos").becomes("minoa: nothing");
    damage(10, "minoa: city phaestos, city thera").becomes("minoa: nothing");
    damage(3, "minoa: ship knossos; treasury 4").changesNothing();
  }

  @Test
  @Rule({"P9.20", "G17"})
  void ofNoDamageNobodyHasToTakeAny() {
    damage(0, "minoa: knossos 2").doesNotTell(new ChoiceForced(MINOA, "P9.20")).changesNothing();
  }

  @Test
  @Rule({"P9.20", "RU.2", "G5"})
  void otherwiseExactlyTheDamageIsTaken() {
    damage(3, "minoa: knossos 2, phaestos 3")
        .refuses(MINOA, Losses.NONE.tokens(KNOSSOS, 2), "RU.2: that is 2 damage, 3 are due")
        .refuses(
            MINOA,
            Losses.NONE.tokens(KNOSSOS, 2).tokens(PHAESTOS, 2),
            "RU.2: that is 4 damage, 3 are due")
        .refuses(
            MINOA,
            Losses.NONE.tokens(PHAESTOS, 1).tokens(PHAESTOS, 2),
            "P9.20: phaestos is named twice")
        .refuses(
            MINOA,
            Losses.NONE.tokens(KNOSSOS, 0).tokens(PHAESTOS, 3),
            "P9.20: knossos has 2 to take, not 0")
        .then(MINOA, Losses.NONE.tokens(KNOSSOS, 1).tokens(PHAESTOS, 2))
        .becomes("minoa: knossos 1, phaestos 1");
  }

  @Test
  @Rule({"P9.21", "RU.3", "P9.6", "G3", "G5"})
  void cityMayBeReducedToFourTokensEvenAboveTheLimit() {
    damage(1, "minoa: knossos 2, city phaestos")
        .refuses(
            MINOA,
            Losses.NONE.reduce(PHAESTOS, 0),
            "P9.21: a city is reduced to 1 to 4 tokens, not to 0")
        .refuses(
            MINOA, Losses.NONE.reduce(KNOSSOS, 4), "P9.21: there is no city to take in knossos")
        .then(MINOA, Losses.NONE.reduce(PHAESTOS, 4))
        .becomes("minoa: knossos 2, phaestos 4");
    damage(3, "minoa: knossos 2, city phaestos, city thera")
        .then(MINOA, Losses.NONE.reduce(PHAESTOS, 4).reduce(THERA, 3))
        .becomes("minoa: knossos 2, phaestos 4, thera 3");
  }

  @Test
  @Rule({"P9.21", "RU.3"})
  void cityMayBeReducedToFewerTokensThanTheLimit() {
    damage(4, "minoa: knossos 4, city thera")
        .then(MINOA, Losses.NONE.reduce(THERA, 1))
        .becomes("minoa: knossos 4, thera 1");
  }

  @Test
  @Rule({"RU.6", "RU.3"})
  void theOnlyWayIsTakenWithoutAsking() {
    damage(1, "minoa: city phaestos")
        .tells(new ChoiceForced(MINOA, "P9.20"))
        .becomes("minoa: phaestos 4");
    damage(3, "minoa: city phaestos").becomes("minoa: phaestos 2");
    damage(1, "minoa: knossos 3, city phaestos; treasury 52") // none in stock
        .becomes("minoa: knossos 2, city phaestos");
    damage(1, "minoa: knossos 3, thera 1, city phaestos; treasury 51")
        .then(MINOA, Losses.NONE.tokens(THERA, 1))
        .becomes("minoa: knossos 3, city phaestos");
    damage(1, "minoa: knossos 1, city phaestos; treasury 54").becomes("minoa: city phaestos");
    damage(9, "minoa: city phaestos, city thera")
        .then(MINOA, Losses.NONE.destroy(PHAESTOS).reduce(THERA, 1))
        .becomes("minoa: thera 1");
  }

  @Test
  @Rule({"P9.21", "RU.3"})
  void tokensPlacedComeFromStockAndFromTokensLostInTheSameBreath() {
    damage(4, "minoa: knossos 2, city phaestos; treasury 52") // 1 in stock
        .refuses(
            MINOA,
            Losses.NONE.tokens(KNOSSOS, 1).reduce(PHAESTOS, 3),
            "P9.21: stock is 1 short of the tokens to be placed")
        .refuses(
            MINOA,
            Losses.NONE.tokens(KNOSSOS, 1).reduce(PHAESTOS, 1),
            "RU.2: that is 5 damage, 4 are due")
        .then(MINOA, Losses.NONE.reduce(PHAESTOS, 3).tokens(KNOSSOS, 2))
        .becomes("minoa: phaestos 3");
  }

  @Test
  @Rule({"RU.2", "RU.3"})
  void onlyWhereNoExactChoiceExistsMoreIsTakenAndTheLeastPossible() {
    damage(3, "minoa: city phaestos, city thera; treasury 54") // 1 in stock
        .asks(new TakeDamage(MINOA, 4, List.of(new Site(PHAESTOS, 0, 1), new Site(THERA, 0, 1)), 1))
        .refuses(MINOA, Losses.NONE.destroy(THERA), "RU.2: that is 5 damage, 4 are due")
        .then(MINOA, Losses.NONE.reduce(THERA, 1))
        .becomes("minoa: city phaestos, thera 1");
    damage(3, "minoa: city phaestos; treasury 55").becomes("minoa: nothing");
  }

  @Test
  @Rule({"P9.20", "G5"})
  void onlyUnitsWithinTheScopeAreTaken() {
    var scope = new Scope(area -> !area.equals(THERA), area -> area.equals(PHAESTOS));
    damage(
            4,
            scope,
            """
            minoa: knossos 1, city knossos, phaestos 1, city phaestos, thera 3; public-works
            """)
        .refuses(MINOA, Losses.NONE.tokens(THERA, 3), "P9.20: nothing can be taken in thera")
        .refuses(
            MINOA, Losses.NONE.reduce(KNOSSOS, 1), "P9.21: there is no city to take in knossos")
        .then(MINOA, Losses.NONE.tokens(KNOSSOS, 1).reduce(PHAESTOS, 2))
        .becomes("minoa: city knossos, phaestos 3, thera 3");
  }

  @Test
  @Rule({"RU.21", "G20", "P9.23", "public-works.4"})
  void tokenBesideADestroyedCityGoesTooAndCountsIfNamed() {
    damage(5, "minoa: knossos 1, city knossos, thera 2; public-works")
        .then(MINOA, Losses.NONE.destroy(KNOSSOS))
        .tells(new TokensRemoved(MINOA, KNOSSOS, 1))
        .becomes("minoa: thera 2");
    damage(6, "minoa: knossos 1, city knossos, thera 2; public-works")
        .then(MINOA, Losses.NONE.destroy(KNOSSOS).tokens(KNOSSOS, 1))
        .becomes("minoa: thera 2");
    damage(5, "minoa: knossos 1, city knossos, thera 2; public-works")
        .then(MINOA, Losses.NONE.reduce(KNOSSOS, 1).tokens(KNOSSOS, 1))
        .becomes("minoa: knossos 1, thera 2");
  }

  @Test
  @Rule({"RU.2", "RU.3"})
  void answersAtRandomAreLegalAndEveryLegalOneIsPossible() {
    var sites = List.of(new Site(KNOSSOS, 2, 0), new Site(PHAESTOS, 1, 1));
    var question = new TakeDamage(MINOA, 4, sites, 1);
    var random = new Random(1);
    Set<Set<Loss>> given = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      var answer = question.anyAnswer(random::nextInt);
      assertThat(question.judge(answer)).as("%s", answer).isNull();
      given.add(Set.copyOf(answer.losses()));
    }
    assertThat(given)
        .containsExactlyInAnyOrder(
            Set.of(new Loss.Reduced(PHAESTOS, 1)),
            Set.of(new Loss.Reduced(PHAESTOS, 2), new Loss.Tokens(KNOSSOS, 1)),
            Set.of(new Loss.Reduced(PHAESTOS, 2), new Loss.Tokens(PHAESTOS, 1)),
            Set.of(new Loss.Reduced(PHAESTOS, 3), new Loss.Tokens(KNOSSOS, 2)),
            Set.of(
                new Loss.Reduced(PHAESTOS, 3),
                new Loss.Tokens(KNOSSOS, 1),
                new Loss.Tokens(PHAESTOS, 1)),
            Set.of(
                new Loss.Reduced(PHAESTOS, 4),
                new Loss.Tokens(KNOSSOS, 2),
                new Loss.Tokens(PHAESTOS, 1)));
  }
}
