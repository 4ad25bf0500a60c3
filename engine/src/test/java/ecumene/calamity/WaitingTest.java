package ecumene.calamity;

import static ecumene.facts.CalamityCard.EPIDEMIC;
import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.PIRACY;
import static ecumene.facts.CalamityCard.SUPERSTITION;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.CELT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static ecumene.phase.Phase.CALAMITY_RESOLUTION;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;

import ecumene.Rule;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Losses;
import ecumene.table.Named;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import ecumene.table.Picked;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WaitingTest {
  private static final WaitForTurn WAIT = new WaitForTurn();
  private static final StopWaiting GO_ON = new StopWaiting();

  private static Losses five(String first, String second) {
    return Losses.NONE.tokens(Area.of(first), 3).tokens(Area.of(second), 2);
  }

  private static Picked cities(String... areas) {
    return new Picked(Areas.from(Arrays.stream(areas).map(Area::of).toList()));
  }

  /** Egypt comes last in ranking, and has named three who come before. */
  private static Example famineOfEgypt() {
    return Example.west(
            9,
            """
            egypt: memphis 6, tanis 6; holds famine
            minoa: knossos 3, phaestos 3
            assyria: assyria 3, tyre 3
            hatti: hattusa 3, kanesh 3
            rome: rome 1
            """)
        .calls(FAMINE, new Famine())
        .then(EGYPT, Named.of(HATTI, MINOA, ASSYRIA));
  }

  @Test
  @Rule({"P9.8", "G12"})
  void victimsHaveTheirTurnsByRankingThePrimaryVictimAmongThem() {
    famineOfEgypt().waitsInTurn(MINOA, ASSYRIA, HATTI, EGYPT);
    Example.west(
            9,
            """
            hatti: hattusa 6, kanesh 6; holds famine
            egypt: memphis 3, tanis 3
            rome: rome 3, samnium 3
            assyria: assyria 3, tyre 3
            """)
        .calls(FAMINE, new Famine())
        .waitsInTurn(ASSYRIA, HATTI, ROME, EGYPT);
  }

  @Test
  @Rule({"RU.88", "P9.8", "1.11"})
  void whoWaitsWaitsForAllBeforeWhoHaveNotAnswered() {
    famineOfEgypt()
        .showsWaiting(EGYPT)
        .then(EGYPT, WAIT)
        .showsWaiting(EGYPT, MINOA, ASSYRIA, HATTI)
        .then(HATTI, WAIT)
        .showsWaiting(HATTI, MINOA, ASSYRIA)
        .then(ASSYRIA, five("assyria", "tyre"))
        .showsWaiting(EGYPT, MINOA, HATTI)
        .showsWaiting(HATTI, MINOA)
        .waitsInTurn(MINOA, HATTI, EGYPT)
        .then(MINOA, five("knossos", "phaestos"))
        .showsWaiting(HATTI)
        .showsWaiting(EGYPT, HATTI)
        .then(HATTI, five("hattusa", "kanesh"))
        .showsWaiting(EGYPT)
        .then(EGYPT, Losses.NONE.tokens(Area.of("memphis"), 6).tokens(Area.of("tanis"), 4))
        .becomes(
            """
            egypt: tanis 2
            minoa: phaestos 1
            assyria: tyre 1
            hatti: kanesh 1
            """);
  }

  @Test
  @Rule("RU.88")
  void nobodyWaitsForNobodyOrTwice() {
    famineOfEgypt()
        .refuses(MINOA, WAIT, "RU.88: there is nobody to wait for")
        .refuses(MINOA, GO_ON, "RU.88: you are not waiting")
        .refuses(EGYPT, GO_ON, "RU.88: you are not waiting")
        .then(EGYPT, WAIT)
        .refuses(EGYPT, WAIT, "RU.88: you are waiting already")
        .then(EGYPT, GO_ON)
        .showsWaiting(EGYPT)
        .refuses(EGYPT, GO_ON, "RU.88: you are not waiting")
        .then(EGYPT, WAIT)
        .showsWaiting(EGYPT, MINOA, ASSYRIA, HATTI)
        .then(MINOA, five("knossos", "phaestos"))
        .then(ASSYRIA, five("assyria", "tyre"))
        .then(HATTI, five("hattusa", "kanesh"))
        .refuses(EGYPT, WAIT, "RU.88: there is nobody to wait for")
        .refuses(EGYPT, GO_ON, "RU.88: you are not waiting");
  }

  @Test
  @Rule("RU.88")
  void whoeverIsAskedAloneHasNobodyToWaitFor() {
    Example.west(9, "egypt: memphis 6, tanis 6; holds famine\nrome: rome 1\nminoa: knossos 1")
        .calls(FAMINE, new Famine())
        .refuses(EGYPT, WAIT, "RU.88: there is nobody to wait for");
  }

  @Test
  @Rule("RU.88")
  void whoWaitsMayStillAnswer() {
    famineOfEgypt()
        .then(EGYPT, WAIT)
        .then(HATTI, WAIT)
        .then(EGYPT, Losses.NONE.tokens(Area.of("memphis"), 6).tokens(Area.of("tanis"), 4))
        .waitsInTurn(MINOA, ASSYRIA, HATTI)
        .showsWaiting(HATTI, MINOA, ASSYRIA);
  }

  @Test
  @Rule({"RU.88", "P9.1", "G2"})
  void inMinorCalamitiesOneWaitsForThoseOfHigherRankingUntilTheyHaveResolvedAllOfTheirs() {
    Example.west(
            9,
            """
            minoa: city knossos, city phaestos, city thera; holds city-riots, minor-uprising
            egypt: city memphis, city tanis; holds coastal-migration, city-in-flames
            """)
        .plays(CALAMITY_RESOLUTION)
        .waitsInTurn(MINOA, EGYPT)
        .refuses(MINOA, WAIT, "RU.88: there is nobody to wait for")
        .then(EGYPT, WAIT)
        .showsWaiting(EGYPT, MINOA)
        .then(MINOA, cities("thera"))
        .showsWaiting(EGYPT, MINOA)
        .then(MINOA, cities("phaestos"))
        .showsWaiting(EGYPT)
        .then(EGYPT, cities("tanis"))
        .becomes(
            """
            minoa: city knossos, thera 3
            egypt: city memphis
            """);
  }

  @Test
  @Rule({"RU.88", "P9.10", "RU.12"})
  void whoeverWantsOrderOfTwoCopiesWaits() {
    Example.both(
            18,
            """
            minoa: city knossos, city phaestos, city rhodes, city thera; holds superstition
            saba: city aden, city himyar, city opone, city ubar; holds superstition
            """)
        .calls(SUPERSTITION, new Superstition())
        .then(SABA, WAIT)
        .showsWaiting(SABA, MINOA);
  }

  @Test
  @Rule({"RU.88", "P9.10"})
  void victimsOfTheSecondCopyComeAfterThoseOfTheFirst() {
    Example.both(
            18,
            """
            minoa: knossos 10, phaestos 10; holds epidemic from egypt
            saba: saba 10, aden 10; holds epidemic from rome
            assyria: assyria 6, tyre 6
            celt: belgica 6, alesia 6
            carthage: carthage 6, thapsus 6
            hatti: hattusa 6, kanesh 6
            """)
        .calls(EPIDEMIC, new Epidemic())
        .then(MINOA, NO)
        .then(SABA, NO)
        .then(MINOA, Named.of(CARTHAGE, HATTI))
        .waitsInTurn(MINOA, CARTHAGE, HATTI, SABA, ASSYRIA, CELT)
        .then(ASSYRIA, WAIT)
        .showsWaiting(ASSYRIA, MINOA, CARTHAGE, HATTI, SABA)
        .then(CARTHAGE, WAIT)
        .showsWaiting(CARTHAGE, MINOA);
  }

  /** Minoa's copy came from Saba, who waits to hear whether Minoa insists. */
  private static Example sabaWaitsToHear() {
    return Example.both(
            18,
            """
            minoa: city knossos, city rhodes, city thera; holds piracy from saba
            saba: city aden, city himyar, city ubar; holds piracy from hellas
            rome: city rome, city neapolis
            hatti: city troy
            """)
        .calls(PIRACY, new Piracy())
        .then(SABA, WAIT)
        .showsWaiting(SABA, MINOA);
  }

  @Test
  @Rule({"RU.88", "P9.10"})
  void oneWaitsToHearWhetherTheFirstInsists() {
    sabaWaitsToHear()
        .then(MINOA, NO)
        .waitsFor(SABA)
        .showsWaiting(SABA)
        .refuses(SABA, GO_ON, "RU.88: you are not waiting");
  }

  @Test
  @Rule("RU.88")
  void waitingEndsWithTheQuestion() {
    sabaWaitsToHear()
        .then(MINOA, YES) // Saba is not asked any more
        .waitsInTurn(MINOA, SABA) // to pick a city of Rome, and two of Minoa
        .showsWaiting(SABA)
        .refuses(SABA, GO_ON, "RU.88: you are not waiting")
        .then(SABA, WAIT)
        .showsWaiting(SABA, MINOA)
        .then(MINOA, cities("rome"))
        .then(SABA, cities("rhodes", "thera"))
        .then(HELLAS, cities("aden", "ubar"))
        .becomes(
            """
            minoa: city knossos
            saba: city himyar
            rome: city neapolis
            hatti: nothing
            barbarians: city rhodes, city thera, city aden, city ubar, city rome, city troy
            """);
  }
}
