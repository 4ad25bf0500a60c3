package ecumene.calamity;

import static ecumene.facts.CalamityCard.EPIDEMIC;
import static ecumene.facts.CalamityCard.PIRACY;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.CELT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.IBERIA;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.NUBIA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.event.CalamityEvent.CopiesTakenInOrder;
import ecumene.event.CalamityEvent.CopiesTakenTogether;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.event.PieceEvent.CityTurnedPirate;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Decision;
import ecumene.table.Named;
import ecumene.table.Picked;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TwoCopiesTest {

  /** Minoa and Saba, who hold a copy each, have something that each calamity can take. */
  private static Example bothHold(CalamityCard card) {
    return Example.both(
            18,
            """
            minoa: city knossos, city phaestos, city rhodes, city thera, sparta 1; space 5;
                holds gold 2, CARD
            saba: city aden, city himyar, city opone, city ubar, saba 1; space 5;
                holds pearls 2, CARD
            """
                .replace("CARD", card.id()))
        .calls(card, Calamities.of(card));
  }

  @ParameterizedTest
  @EnumSource(names = {"FAMINE", "EPIDEMIC", "ICONOCLASM_AND_HERESY", "PIRACY"})
  @Rule({"RU.12", "P9.10"})
  void whereVictimsAreNamedEachPrimaryVictimMayInsist(CalamityCard card) {
    var victims = Seats.of(MINOA, SABA);
    bothHold(card)
        .asks(new InsistOnOrder(MINOA, card, victims))
        .asks(new InsistOnOrder(SABA, card, victims))
        .asks(SABA, asked -> assertThat(asked.rule()).isEqualTo("P9.10"))
        .then(SABA, NO)
        .waitsFor(MINOA)
        .doesNotTell(new CopiesTakenTogether(card, victims))
        .then(MINOA, NO)
        .tells(new CopiesTakenTogether(card, victims));
    for (var first : victims) {
      for (var insisting : victims) {
        var example = bothHold(card);
        if (first != insisting) {
          example.then(first, NO);
        }
        example
            .then(insisting, YES)
            .tells(new CopiesTakenInOrder(card, Seats.of(insisting), "P9.10"))
            .doesNotTell(new CopiesTakenTogether(card, victims));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      names = {"SLAVE_REVOLT", "SUPERSTITION", "CIVIL_DISORDER", "CORRUPTION", "REGRESSION"})
  @Rule({"RU.12", "P9.10"})
  void whereVictimsChooseOnlyTheirLossesBothAreTakenTogether(CalamityCard card) {
    bothHold(card).tells(new CopiesTakenTogether(card, Seats.of(MINOA, SABA)));
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "VOLCANIC_ERUPTION_OR_EARTHQUAKE",
        "TREACHERY",
        "FLOOD",
        "CIVIL_WAR",
        "TYRANNY",
        "BARBARIAN_HORDES",
        "CYCLONE"
      })
  @Rule({"RU.12", "P9.10"})
  void whereTheFirstDecidesWhatTheSecondFindsTheyAreTakenInOrder(CalamityCard card) {
    bothHold(card).tells(new CopiesTakenInOrder(card, Seats.NONE, "RU.12"));
  }

  @Test
  @Rule("P9.10")
  void ofASingleCopyNothingIsSaid() {
    var example =
        Example.both(18, "minoa: city knossos; holds piracy from egypt")
            .calls(PIRACY, new Piracy());
    assertThat(example.events())
        .isNotEmpty()
        .noneMatch(CopiesTakenInOrder.class::isInstance)
        .noneMatch(CopiesTakenTogether.class::isInstance);
  }

  private static Example twoEpidemics(Decision minoa) {
    var example =
        Example.both(
                18,
                """
                minoa: knossos 20; holds epidemic from egypt
                saba: saba 20; holds epidemic from rome
                celt: belgica 11
                hatti: hattusa 11
                rome: rome 11
                iberia: iberus 11
                nubia: napata 11
                egypt: memphis 11
                """)
            .calls(EPIDEMIC, new Epidemic())
            .then(MINOA, minoa);
    return minoa == YES ? example : example.then(SABA, NO);
  }

  @Test
  @Rule({"RU.87", "P9.11", "P9.31"})
  void whoeverGaveACopyAwayIsSparedByBothTogetherAndInOrder() {
    for (var insists : Decision.values()) {
      twoEpidemics(insists)
          .asksToName(MINOA, Seats.of(CELT, HATTI, IBERIA, NUBIA), 2)
          .refuses(MINOA, Named.of(CELT, ROME), "P9.11: Rome is beneficiary of the same calamity")
          .refuses(MINOA, Named.of(CELT, EGYPT), "P9.11: Egypt is beneficiary of the same calamity")
          .then(MINOA, Named.of(CELT, HATTI))
          .becomes(
              """
              minoa: knossos 5
              saba: saba 5
              celt: belgica 1
              hatti: hattusa 1
              iberia: iberus 1
              nubia: napata 1
              """);
    }
  }

  private static Example twoPiracies() {
    return Example.both(
            18,
            """
            minoa: city knossos, city rhodes, city thera; holds piracy from egypt
            saba: city aden, city himyar, city ubar; holds piracy from hellas
            celt: city londinium
            carthage: city carthage
            rome: city rome, city neapolis
            nubia: city adulis
            """)
        .calls(PIRACY, new Piracy());
  }

  private static Picked cities(String... areas) {
    return new Picked(Areas.from(Arrays.stream(areas).map(Area::of).toList()));
  }

  private static PickCities pirates(Civilization seat, Civilization owner, int due, String... of) {
    return new PickCities(seat, owner, Fate.TURNED_PIRATE, cities(of).areas(), due);
  }

  @Test
  @Rule({"RU.12", "P9.7", "P9.8", "P9.10", "P9.11", "C16.2"})
  void twoPiraciesTogetherNameAllBeforeAnyCityIsPicked() {
    twoPiracies()
        .then(MINOA, NO)
        .then(SABA, NO)
        .waitsFor(MINOA)
        .asksToName(MINOA, Seats.of(CELT, CARTHAGE, ROME, NUBIA), 2)
        .then(MINOA, Named.of(ROME, CELT))
        .waitsInTurn(MINOA, EGYPT, HELLAS) // both of Saba's are named, and have one city each
        .asks(pirates(MINOA, ROME, 1, "rome", "neapolis"))
        .asks(pirates(EGYPT, MINOA, 2, "knossos", "rhodes", "thera"))
        .asks(pirates(HELLAS, SABA, 2, "aden", "himyar", "ubar"))
        .then(HELLAS, cities("aden", "ubar"))
        .then(MINOA, cities("rome"))
        .then(EGYPT, cities("rhodes", "thera"))
        .tells(PIRACY, SABA, new CityTurnedPirate(NUBIA, Area.of("adulis")))
        .tells(PIRACY, MINOA, new CityTurnedPirate(CELT, Area.of("londinium")))
        .becomes(
            """
            minoa: city knossos
            saba: city himyar
            celt: nothing
            carthage: nothing
            rome: city neapolis
            nubia: nothing
            barbarians: city rhodes, city thera, city aden, city ubar, city londinium, city rome;
                city carthage, city adulis
            """);
  }

  @Test
  @Rule({"RU.12", "P9.10", "P9.11", "P9.15"})
  void ofTwoPiraciesTheFirstIsFinishedBeforeTheSecondIsNamedForIfSomebodyInsists() {
    twoPiracies()
        .then(SABA, YES)
        .waitsFor(MINOA)
        .then(MINOA, Named.of(CELT, CARTHAGE))
        .waitsFor(EGYPT)
        .then(EGYPT, cities("rhodes", "thera"))
        .tells(new CalamityTookEffect(PIRACY, MINOA))
        .tells(new VictimsNamed(PIRACY, SABA, Seats.of(ROME, NUBIA)))
        .waitsInTurn(SABA, HELLAS)
        .then(HELLAS, cities("aden", "ubar"))
        .then(SABA, cities("neapolis"))
        .becomes(
            """
            minoa: city knossos
            saba: city himyar
            celt: nothing
            carthage: nothing
            rome: city rome
            nubia: nothing
            barbarians: city rhodes, city thera, city aden, city ubar, city londinium;
                city carthage, city neapolis, city adulis
            """);
  }

  /**
   * No printed card can be cancelled that names victims and has a beneficiary, so it is made up.
   */
  @Test
  @Rule({"RU.87", "P9.30"})
  void aCopyThatIsCancelledSparesNobody() {
    Example.both(
            18,
            """
            minoa: knossos 3; holds epidemic from egypt
            saba: city aden; holds epidemic from rome
            rome: rome 1
            hatti: troy 1
            egypt: memphis 1
            """)
        .calls(EPIDEMIC, new Plague())
        .tells(new CalamityCancelled(EPIDEMIC, MINOA, "G16"))
        .asksToName(SABA, Seats.of(HATTI, EGYPT), 1);
    Example.both(
            18,
            """
            minoa: city knossos; holds epidemic from egypt
            saba: aden 3; holds epidemic from rome
            rome: rome 1
            hatti: troy 1
            iberia: iberus 1
            egypt: memphis 1
            """)
        .calls(EPIDEMIC, new Plague())
        .asksToName(MINOA, Seats.of(HATTI, IBERIA), 1); // it is not cancelled yet
  }
}
