package ecumene.phase;

import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.example.Answers;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.table.Decision;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class TaxCollectionTest {
  private static final Area RHODES = Area.of("rhodes");

  private static Example taxes(String position) {
    return Example.west(5, position).plays(new TaxCollection());
  }

  private static TaxRate rate(int tokens) {
    return new TaxRate(tokens);
  }

  @Test
  @Rule("P1.1")
  void eachCityYieldsTwoTokensAndNobodyIsAsked() {
    taxes(
            """
            minoa: city knossos, city phaestos; treasury 1
            egypt: city memphis
            hatti: hattusa 4
            """)
        .doesNotTell(new ChoiceForced(HATTI, "P1.1"))
        .becomes(
            """
            minoa: treasury 5
            egypt: treasury 2
            """);
  }

  @Test
  @Rule({"coinage.1", "P1.1"})
  void coinageChangesTheRateByOneForAllCities() {
    taxes("minoa: city knossos, city phaestos; coinage")
        .asks(new SetTaxRate(MINOA, 1, 3, 2, 55))
        .refuses(MINOA, rate(0), "P1.1: the rate is from 1 to 3")
        .refuses(MINOA, Decision.NO, "P1.1: that is not an answer to this question")
        .refuses(MINOA, rate(4), "P1.1: the rate is from 1 to 3")
        .then(MINOA, rate(1))
        .becomes("minoa: treasury 2");
  }

  @Test
  @Rule({"monarchy.1", "P1.1"})
  void monarchyRaisesTheRateByOneForAllCities() {
    taxes("minoa: city knossos, city phaestos; monarchy")
        .asks(new SetTaxRate(MINOA, 2, 3, 2, 55))
        .refuses(MINOA, rate(1), "P1.1: the rate is from 2 to 3")
        .then(MINOA, rate(3))
        .becomes("minoa: treasury 6");
  }

  @Test
  @Rule({"coinage.1", "monarchy.1"})
  void bothTogetherGiveRatesFromOneToFour() {
    var question = new SetTaxRate(MINOA, 1, 4, 2, 55);
    assertThat(Answers.any(question)).containsExactlyInAnyOrder(rate(1), rate(2), rate(3), rate(4));
    taxes("minoa: city knossos, city phaestos; monarchy, coinage")
        .asks(question)
        .then(MINOA, rate(4))
        .becomes("minoa: treasury 8");
  }

  @Test
  @Rule({"coinage.2", "monarchy.2"})
  void aRateThatLeadsToARevoltMayBeChosen() {
    for (var advance : new String[] {"coinage", "monarchy"}) {
      taxes("minoa: ithaca 5, city knossos, city rhodes; treasury 46; " + advance)
          .then(MINOA, rate(3))
          .then(ASSYRIA, Picked.of(RHODES))
          .becomes("minoa: ithaca 5, city knossos; treasury 50\nassyria: city rhodes");
    }
  }

  @Test
  @Rule("democracy.1")
  void democracyPreventsTheRevoltButNotTheTax() {
    taxes(
            """
            minoa: ithaca 5, city knossos, city rhodes; treasury 46; monarchy, democracy
            egypt: tanis 2, city memphis, city fayum; treasury 50; democracy
            """)
        .then(MINOA, rate(3))
        .becomes(
            """
            minoa: treasury 50
            egypt: treasury 53
            """);
  }

  @Test
  @Rule({"P1.1", "democracy.1"})
  void withoutStockNothingIsCollected() {
    taxes("egypt: tanis 2, city memphis; treasury 53; democracy")
        .doesNotTell(new TreasuryGained(EGYPT, 0))
        .changesNothing();
  }

  @Test
  @Rule("RU.6")
  void whoHasOneRateOnlyIsNotAsked() {
    assertThat(new SetTaxRate(MINOA, 2, 2, 3, 10).forced()).isEqualTo(rate(2));
    assertThat(new SetTaxRate(MINOA, 2, 3, 3, 10).forced()).isNull();
  }
}
