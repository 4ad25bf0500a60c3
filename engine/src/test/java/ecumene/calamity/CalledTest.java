package ecumene.calamity;

import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.NUBIA;
import static ecumene.facts.Civilization.PERSIA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CopiesTakenInOrder;
import ecumene.event.CalamityEvent.CopiesTakenTogether;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Seats;
import ecumene.loss.Losses;
import ecumene.table.Named;
import org.junit.jupiter.api.Test;

class CalledTest {

  private static Example twoFamines() {
    return Example.both(
            18,
            """
            minoa: knossos 6, phaestos 6; holds famine
            saba: saba 6, aden 6; holds famine
            assyria: assyria 3, van 3
            babylon: babylon 3, ur 3
            rome: rome 3, samnium 3
            persia: persepolis 3, susiana 3
            nubia: napata 3, meroe 3
            egypt: memphis 3, tanis 3
            hellas: athens 1
            parthia: nisa 1
            """)
        .calls(FAMINE, new Famine());
  }

  private static Losses five(String first, String second) {
    return Losses.NONE.tokens(Area.of(first), 3).tokens(Area.of(second), 2);
  }

  @Test
  @Rule({"P9.10", "P9.4", "P9.8", "P9.9"})
  void twoCopiesTogetherNameAllVictimsBeforeAnybodySuffers() {
    twoFamines()
        .waitsFor(MINOA, SABA)
        .then(SABA, NO)
        .then(MINOA, NO)
        .tells(new CopiesTakenTogether(FAMINE, Seats.of(MINOA, SABA)))
        .waitsFor(MINOA)
        .then(MINOA, Named.of(ASSYRIA, ROME, EGYPT))
        .waitsFor(SABA)
        .then(SABA, Named.of(BABYLON, PERSIA, NUBIA))
        .waitsFor(MINOA, SABA, ASSYRIA, ROME, EGYPT, BABYLON, PERSIA, NUBIA)
        .then(EGYPT, five("memphis", "tanis"))
        .then(BABYLON, five("babylon", "ur"))
        .then(SABA, Losses.NONE.tokens(Area.of("saba"), 6).tokens(Area.of("aden"), 4))
        .then(ASSYRIA, five("assyria", "van"))
        .then(ROME, five("rome", "samnium"))
        .then(PERSIA, five("persepolis", "susiana"))
        .then(NUBIA, five("napata", "meroe"))
        .then(MINOA, Losses.NONE.tokens(Area.of("knossos"), 6).tokens(Area.of("phaestos"), 4))
        .becomes(
            """
            minoa: phaestos 2
            saba: aden 2
            assyria: van 1
            babylon: ur 1
            rome: samnium 1
            persia: susiana 1
            nubia: meroe 1
            egypt: tanis 1
            """);
  }

  @Test
  @Rule({"P9.10", "P9.15"})
  void onePrimaryVictimMayInsistOnRankingOrder() {
    twoFamines()
        .then(SABA, YES)
        .tells(new CopiesTakenInOrder(FAMINE, Seats.of(SABA)))
        .waitsFor(MINOA)
        .then(MINOA, Named.of(ASSYRIA, ROME, EGYPT))
        .waitsFor(MINOA, ASSYRIA, ROME, EGYPT)
        .then(EGYPT, five("memphis", "tanis"))
        .then(ASSYRIA, five("assyria", "van"))
        .then(ROME, five("rome", "samnium"))
        .then(MINOA, Losses.NONE.tokens(Area.of("knossos"), 6).tokens(Area.of("phaestos"), 4))
        .waitsFor(SABA)
        .then(SABA, Named.of(BABYLON, PERSIA, NUBIA))
        .waitsFor(SABA, BABYLON, PERSIA, NUBIA);
  }
}
