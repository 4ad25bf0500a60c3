package ecumene.calamity;

import static ecumene.facts.CalamityCard.PIRACY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.IBERIA;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.NUBIA;
import static ecumene.facts.Civilization.PARTHIA;
import static ecumene.facts.Civilization.ROME;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityHadNoEffect;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.CityTurnedPirate;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Seats;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Named;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class PiracyTest {
  private static final Area ANTIOCH = Area.of("antioch");
  private static final Area SIDON = Area.of("sidon");
  private static final Area TYRE = Area.of("tyre");

  private static Example piracy(String position) {
    return Example.west(9, position).calls(PIRACY, new Piracy());
  }

  @Test
  @Rule({
    "C16.1",
    "C16.2",
    "C16.3",
    "P9.7",
    "P9.16",
    "P9.29",
    "G9",
    "G13",
    "G18",
    "G20",
    "naval-warfare.8"
  })
  void beneficiaryPicksTwoCoastalCitiesAndTheVictimOneOfEachOfTwoOthers() {
    piracy(
            """
            assyria: city antioch, city sidon, city tyre, tyre 1, city damascus; public-works;
                holds piracy from egypt
            egypt: city alexandria, city tanis
            minoa: city knossos
            hatti: city troy, city sardes, city hattusa
            rome: city rome, city neapolis, rome 1; public-works
            carthage: city carthage; naval-warfare
            hellas: city macedonia
            iberia: iberus 5
            barbarians: city cyprus
            """)
        .waitsFor(ASSYRIA)
        .asksToName(ASSYRIA, Seats.of(MINOA, HATTI, ROME), 2)
        .refuses(ASSYRIA, Named.of(EGYPT, ROME), "P9.11: Egypt is beneficiary of the same calamity")
        .refuses(ASSYRIA, Named.of(CARTHAGE, ROME), "naval-warfare.8: Carthage holds Naval Warfare")
        .refuses(ASSYRIA, Named.of(IBERIA, ROME), "G18: Iberia has no coastal city")
        .then(ASSYRIA, Named.of(HATTI, ROME))
        .waitsFor(ASSYRIA, EGYPT)
        .asks(new PickCities(EGYPT, ASSYRIA, Fate.TURNED_PIRATE, Areas.of(ANTIOCH, SIDON, TYRE), 2))
        .refuses(
            EGYPT,
            Picked.of(Area.of("damascus"), TYRE),
            "C16.1: damascus can not be picked; these can: antioch, sidon, tyre")
        .then(EGYPT, Picked.of(SIDON, TYRE))
        .asks(
            new PickCities(
                ASSYRIA,
                HATTI,
                Fate.TURNED_PIRATE,
                Areas.of(Area.of("troy"), Area.of("sardes")),
                1))
        .then(ASSYRIA, Picked.of(Area.of("sardes")))
        .waitsFor(ASSYRIA)
        .then(ASSYRIA, Picked.of(Area.of("rome")))
        .explains(ASSYRIA, "2")
        .tells(new CityTurnedPirate(ROME, Area.of("rome")))
        .becomes(
            """
            assyria: city antioch, city damascus
            hatti: city troy, city hattusa
            rome: city neapolis
            barbarians: city cyprus, city sidon, city tyre, city sardes, city rome
            """);
  }

  @Test
  @Rule({"C16.1", "cartography.2", "naval-warfare.7", "G17"})
  void cartographyCostsACoastalCityMoreAndNavalWarfareOneFewer() {
    piracy(
            """
            assyria: city antioch, city sidon, city tyre; cartography; holds piracy from egypt
            """)
        .explains(ASSYRIA, "2 + 1 Cartography (cartography.2) = 3")
        .becomes(
            """
            assyria: nothing
            barbarians: city antioch, city sidon, city tyre
            """);
    piracy(
            """
            assyria: city antioch, city sidon, city tyre; naval-warfare; holds piracy from egypt
            """)
        .explains(ASSYRIA, "2 − 1 Naval Warfare (naval-warfare.7) = 1")
        .then(EGYPT, Picked.of(TYRE))
        .becomes(
            """
            assyria: city antioch, city sidon
            barbarians: city tyre
            """);
  }

  @Test
  @Rule({"C16.4", "G18", "RU.6"})
  void fewerCoastalCitiesAndFewerOthersWithOneAreAllTaken() {
    piracy(
            """
            assyria: city tyre, city damascus; holds piracy from egypt
            egypt: city alexandria
            rome: city rome
            iberia: city emeritensis
            """)
        .tells(new VictimsNamed(PIRACY, ASSYRIA, Seats.of(ROME)))
        .becomes(
            """
            assyria: city damascus
            rome: nothing
            barbarians: city tyre, city rome
            """);
  }

  @Test
  @Rule({"C16.4", "D8", "RU.35"})
  void withoutACoastalCityThePrimaryVictimStillNamesOthers() {
    piracy(
            """
            assyria: city damascus, tyre 3; holds piracy from egypt
            rome: city rome
            iberia: city corduba
            """)
        .tells(new VictimsNamed(PIRACY, ASSYRIA, Seats.of(ROME, IBERIA)))
        .tells(new CalamityTookEffect(PIRACY, ASSYRIA))
        .becomes(
            """
            rome: nothing
            iberia: nothing
            barbarians: city rome, city corduba
            """);
    piracy(
            """
            assyria: city damascus, tyre 3; holds piracy from egypt
            rome: city rome; naval-warfare
            """)
        .tells(new CalamityHadNoEffect(PIRACY, ASSYRIA, "G18"))
        .doesNotTell(new ChoiceForced(EGYPT, "C16.1"))
        .doesNotTell(new ChoiceForced(ASSYRIA, "P9.7"))
        .changesNothing();
  }

  @Test
  @Rule({"G9", "1.6"})
  void cityOnALakeIsNotCoastal() {
    Example.east(
            9,
            """
            parthia: city western-sogdiana, city hyrcania, city eastern-media, city dahae;
                holds piracy from nubia
            """)
        .calls(PIRACY, new Piracy())
        .asks(
            new PickCities(
                NUBIA,
                PARTHIA,
                Fate.TURNED_PIRATE,
                Areas.of(Area.of("dahae"), Area.of("eastern-media"), Area.of("hyrcania")),
                2));
  }

  @Test
  @Rule({"C16.2", "P9.13", "G15"})
  void playersOfEitherBlockCanBeNamed() {
    Example.both(
            18,
            """
            assyria: city tyre; holds piracy
            iberia: city corduba
            rome: city rome
            nubia: city adulis
            """)
        .calls(PIRACY, new Piracy())
        .asksToName(ASSYRIA, Seats.of(ROME, IBERIA, NUBIA), 2);
  }
}
