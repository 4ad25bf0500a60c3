package ecumene.calamity;

import static ecumene.facts.CalamityCard.ICONOCLASM_AND_HERESY;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.CELT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static ecumene.facts.Commodity.IVORY;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.TIN;
import static ecumene.facts.Commodity.WATER;
import static ecumene.table.Decision.NO;

import ecumene.Rule;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.Commodities;
import ecumene.facts.Seats;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Picked;
import ecumene.world.Card;
import org.junit.jupiter.api.Test;

class IconoclasmAndHeresyTest {
  private static final Area HATTUSA = Area.of("hattusa");
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area SPARTA = Area.of("sparta");

  private static Example iconoclasm(String position) {
    return Example.west(9, position).calls(ICONOCLASM_AND_HERESY, new IconoclasmAndHeresy());
  }

  @Test
  @Rule({"C14.1", "P9.7", "P9.8", "P9.11", "P9.22", "G18"})
  void victimReducesFourAndTwoOthersOneButNotTheBeneficiary() {
    iconoclasm(
            """
            minoa: city knossos, city phaestos, city rhodes, city sparta, city corinth;
                holds iconoclasm-and-heresy from egypt
            egypt: city memphis
            hatti: city hattusa, city kanesh
            rome: city rome
            hellas: city athens
            celt: belgica 3
            """)
        .asksToName(MINOA, Seats.of(HATTI, ROME, HELLAS), 2)
        .refuses(MINOA, Named.of(EGYPT, ROME), "P9.11: Egypt is beneficiary of the same calamity")
        .then(MINOA, Named.of(HATTI, ROME))
        .explains(MINOA, "4")
        .explains(HATTI, "1")
        .waitsFor(MINOA, HATTI)
        .refuses(HATTI, Picked.of(HATTUSA, Area.of("kanesh")), "P9.22: 2 are picked, 1 is due")
        .then(HATTI, Picked.of(HATTUSA))
        .then(MINOA, Picked.of(KNOSSOS, PHAESTOS, RHODES, SPARTA))
        .becomes(
            """
            minoa: knossos 3, phaestos 2, rhodes 3, sparta 2, city corinth
            hatti: hattusa 2, city kanesh
            rome: rome 2
            """);
  }

  @Test
  @Rule({"C14.2", "D5", "philosophy.1", "theology.1", "monotheism.5"})
  void advancesWorkForEachVictim() {
    iconoclasm(
            """
            minoa: city knossos, city phaestos, city rhodes, city sparta; philosophy, monotheism;
                holds iconoclasm-and-heresy from egypt
            hatti: city hattusa; theology, philosophy
            hellas: city athens, city byzantium, city tomi; monotheism
            """)
        .explains(MINOA, "4 − 2 Philosophy (philosophy.1) + 1 Monotheism (monotheism.5) = 3")
        .explains(HATTI, "1 − 2 Philosophy (philosophy.1) − 3 Theology (theology.1) = 0")
        .explains(HELLAS, "1 + 1 Monotheism (monotheism.5) = 2")
        .waitsFor(MINOA, HELLAS)
        .then(MINOA, Picked.of(KNOSSOS, PHAESTOS, RHODES))
        .then(HELLAS, Picked.of(Area.of("athens"), Area.of("tomi")))
        .becomes(
            """
            minoa: knossos 3, phaestos 2, rhodes 3, city sparta
            hellas: athens 1, city byzantium, tomi 2
            """);
  }

  @Test
  @Rule("C14.1")
  void withFewerCitiesAllAreReduced() {
    iconoclasm("minoa: city knossos, city phaestos; holds iconoclasm-and-heresy from egypt")
        .becomes("minoa: knossos 3, phaestos 2");
  }

  @Test
  @Rule({"C14.3", "theocracy.1", "theocracy.2"})
  void theocracyAvoidsAllOwnReductionsForTwoCards() {
    iconoclasm(
            """
            minoa: city knossos, city phaestos, city rhodes; theocracy;
                holds ochre, ivory, water, iconoclasm-and-heresy from egypt
            hatti: city hattusa
            hellas: city athens
            rome: city rome
            """)
        .then(MINOA, Named.of(HATTI, HELLAS))
        .asks(new AvoidReductions(MINOA, Commodities.of(OCHRE, IVORY, WATER), 3))
        .refuses(MINOA, Handed.of(IVORY), "theocracy.1: 2 cards are discarded or none, not 1")
        .refuses(
            MINOA,
            Handed.of(OCHRE, IVORY, WATER),
            "theocracy.1: 2 cards are discarded or none, not 3")
        .refuses(MINOA, Handed.of(OCHRE, TIN), "theocracy.1: ochre, tin is more than the hand has")
        .then(MINOA, Handed.of(IVORY, WATER))
        .tells(new CardDiscarded(MINOA, Card.of(IVORY, Block.WEST)))
        .tells(new CardDiscarded(MINOA, Card.WATER))
        .becomes(
            """
            minoa: holds ochre
            hatti: hattusa 2
            hellas: athens 1
            """);
  }

  @Test
  @Rule({"C14.3", "theocracy.1"})
  void theocracyMayBeDeclined() {
    iconoclasm(
            """
            minoa: city knossos, city phaestos, city rhodes, city sparta; theocracy, philosophy;
                holds ochre 2, iconoclasm-and-heresy from egypt
            """)
        .then(MINOA, Handed.NONE)
        .then(MINOA, Picked.of(KNOSSOS, SPARTA))
        .becomes("minoa: knossos 3, city phaestos, city rhodes, sparta 2");
  }

  @Test
  @Rule({"C14.3", "theocracy.1"})
  void aSecondaryVictimMayUseTheocracyToo() {
    iconoclasm(
            """
            minoa: city knossos; holds ochre 2, iconoclasm-and-heresy from egypt
            hatti: city hattusa; theocracy; holds tin 2
            """)
        .waitsFor(HATTI)
        .then(HATTI, Handed.of(TIN, TIN))
        .becomes(
            """
            minoa: knossos 3
            hatti: holds nothing
            """);
  }

  @Test
  @Rule("RU.36")
  void oneCardIsNotEnoughForTheocracy() {
    iconoclasm(
            """
            minoa: city knossos; theocracy; holds ochre, iconoclasm-and-heresy from egypt
            hatti: city hattusa; theocracy; holds treachery
            """)
        .becomes(
            """
            minoa: knossos 3
            hatti: hattusa 2
            """);
  }

  @Test
  @Rule("RU.36")
  void nothingToReduceIsNothingToAvoid() {
    iconoclasm(
            """
            minoa: knossos 3; theocracy; holds ochre 3, iconoclasm-and-heresy from egypt
            hatti: city hattusa; theocracy, theology; holds tin 3
            """)
        .changesNothing();
  }

  @Test
  @Rule({"RU.35", "G18"})
  void aVictimWithoutACityStillNamesThoseWhoHaveOne() {
    iconoclasm(
            """
            minoa: knossos 3; holds iconoclasm-and-heresy from egypt
            hatti: city hattusa
            celt: belgica 3
            """)
        .tells(new VictimsNamed(ICONOCLASM_AND_HERESY, MINOA, Seats.of(HATTI)))
        .becomes("hatti: hattusa 2");
  }

  @Test
  @Rule("G18")
  void whoHasNoCityCanNotBeNamed() {
    iconoclasm(
            """
            minoa: city knossos; holds iconoclasm-and-heresy from egypt
            hatti: city hattusa
            hellas: city athens
            rome: city rome
            celt: belgica 3
            """)
        .refuses(MINOA, Named.of(HATTI, CELT), "G18: Celt has no city")
        .then(MINOA, Named.of(HATTI, HELLAS))
        .becomes("minoa: knossos 3\nhatti: hattusa 2\nhellas: athens 1");
  }

  @Test
  @Rule({"RU.12", "P9.10", "P9.11", "P9.13"})
  void twoCopiesTogetherNameAllBeforeAnybodyReduces() {
    Example.both(
            18,
            """
            minoa: city knossos; holds iconoclasm-and-heresy from egypt
            saba: city aden; holds iconoclasm-and-heresy from egypt
            hatti: city hattusa
            babylon: city babylon, city ur
            rome: city rome
            """)
        .calls(ICONOCLASM_AND_HERESY, new IconoclasmAndHeresy())
        .then(MINOA, NO)
        .then(SABA, NO)
        .then(MINOA, Named.of(HATTI, BABYLON))
        .tells(new VictimsNamed(ICONOCLASM_AND_HERESY, SABA, Seats.of(ROME)))
        .then(BABYLON, Picked.of(Area.of("ur")))
        .becomes(
            """
            minoa: knossos 3
            saba: aden 2
            hatti: hattusa 2
            babylon: city babylon, ur 2
            rome: rome 2
            """);
  }
}
