package ecumene.ability;

import static ecumene.facts.Advance.UNIVERSAL_DOCTRINE;
import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Conversion.City;
import ecumene.ability.Conversion.Tokens;
import ecumene.event.PieceEvent.CityAnnexed;
import ecumene.event.PieceEvent.TokensAnnexed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Portion;
import java.util.List;
import org.junit.jupiter.api.Test;

class UniversalDoctrineTest {
  private static final Area ROME = Area.of("rome");
  private static final Area MEMPHIS = Area.of("memphis");
  private static final Area THERA = Area.of("thera");

  private static Example doctrine(String position) {
    return Example.west(9, position).plays(new AbilityTurn(MINOA));
  }

  private static Example barbariansInThreePlaces() {
    return doctrine(
        """
        minoa: knossos 1; universal-doctrine
        barbarians: city thera, rome 3, memphis 4
        """);
  }

  private static Use converting(Portion... portions) {
    return new Use(UNIVERSAL_DOCTRINE, new Tokens(List.of(portions)));
  }

  private static Use converting(Area city) {
    return new Use(UNIVERSAL_DOCTRINE, new City(city));
  }

  private static Portion tokens(Area area, int count) {
    return new Portion(area, count, 0);
  }

  @Test
  @Rule("universal-doctrine.1")
  void aPirateCityIsAnnexed() {
    barbariansInThreePlaces()
        .asks(
            MINOA,
            asked ->
                assertThat(((UseAbility) asked).offers())
                    .singleElement()
                    .extracting("cities", "beyondStock")
                    .containsExactly(Areas.of(THERA), Areas.NONE))
        .refuses(
            MINOA,
            converting(ROME),
            "universal-doctrine.1: there is no pirate city to annex in rome")
        .then(MINOA, converting(THERA))
        .tells(new CityAnnexed(THE_BARBARIANS, MINOA, THERA))
        .becomes(
            """
            minoa: knossos 1, city thera
            barbarians: rome 3, memphis 4
            """);
  }

  @Test
  @Rule("universal-doctrine.1")
  void aPirateCityIsAnnexedAlsoWhereThereAreNoBarbarianTokens() {
    doctrine(
            """
            minoa: knossos 1; universal-doctrine
            barbarians: city thera
            """)
        .then(MINOA, converting(THERA))
        .becomes(
            """
            minoa: knossos 1, city thera
            barbarians: nothing
            """);
  }

  @Test
  @Rule({"universal-doctrine.1", "RU.41"})
  void oneBarbarianTokenIsEnough() {
    barbariansInThreePlaces()
        .then(MINOA, converting(tokens(ROME, 1)))
        .becomes(
            """
            minoa: knossos 1, rome 1
            barbarians: city thera, rome 2, memphis 4
            """);
  }

  @Test
  @Rule({"universal-doctrine.1", "RU.41"})
  void orUpToFiveBarbarianTokensAreAnnexedWhereverTheyAre() {
    barbariansInThreePlaces()
        .refuses(
            MINOA,
            converting(tokens(ROME, 3), tokens(MEMPHIS, 3)),
            "universal-doctrine.1: 6 tokens are annexed, at most 5 can be")
        .refuses(MINOA, converting(), "RU.41: at least one token is annexed")
        .refuses(MINOA, converting(tokens(ROME, 4)), "universal-doctrine.1: rome: at most 3 tokens")
        .refuses(
            MINOA,
            converting(tokens(ROME, 2), tokens(ROME, 2)),
            "universal-doctrine.1: rome is named twice")
        .refuses(
            MINOA,
            converting(tokens(ROME, 1), new Portion(THERA, 0, 1)),
            "universal-doctrine.1: thera: at most 0 tokens")
        .then(MINOA, converting(tokens(ROME, 3), tokens(MEMPHIS, 2)))
        .tells(new TokensAnnexed(THE_BARBARIANS, MINOA, ROME, 3))
        .becomes(
            """
            minoa: knossos 1, rome 3, memphis 2
            barbarians: city thera, memphis 2
            """);
  }

  @Test
  @Rule({"universal-doctrine.2", "RU.4"})
  void stockHasThePieces() {
    doctrine(
            """
            minoa: knossos 1; treasury 52; universal-doctrine
            barbarians: rome 3
            """)
        .refuses(
            MINOA,
            converting(tokens(ROME, 3)),
            "universal-doctrine.2: 3 tokens are annexed, at most 2 can be")
        .then(MINOA, converting(tokens(ROME, 2)))
        .becomes(
            """
            minoa: knossos 1, rome 2
            barbarians: rome 1
            """);
  }

  @Test
  @Rule({"universal-doctrine.2", "RU.4"})
  void withoutACityInStockNoPirateCityIsAnnexed() {
    var nineCities =
        """
        minoa: city knossos, city phaestos, city rhodes, city sparta, city argos, city corinth, \
        city cyprus, city salamis, city eretria; universal-doctrine
        """;
    doctrine(nineCities + "barbarians: city thera, rome 1")
        .asks(
            new UseAbility(
                MINOA,
                List.of(
                    new Convert(MINOA, Areas.NONE, List.of(tokens(ROME, 1)), 1, Areas.of(THERA))),
                List.of()))
        .refuses(MINOA, converting(THERA), "universal-doctrine.2: stock has no city");
    doctrine(nineCities + "barbarians: city thera").changesNothing();
  }
}
