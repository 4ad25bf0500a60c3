package ecumene.calamity;

import static ecumene.event.Reckoning.Measure.DAMAGE;
import static ecumene.facts.CalamityCard.FLOOD;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.FloodPlain.LOWER_DANUBE;
import static ecumene.facts.FloodPlain.NILE;
import static ecumene.facts.FloodPlain.PO;
import static ecumene.facts.FloodPlain.RHONE;

import ecumene.Rule;
import ecumene.event.CalamityEvent.AmountReckoned;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.PlaceHit;
import ecumene.event.ChoiceForced;
import ecumene.event.Reckoning;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.FloodPlain;
import ecumene.loss.Losses;
import ecumene.loss.PickPlace;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class FloodTest {
  private static final Area ALEXANDRIA = Area.of("alexandria");
  private static final Area FAYUM = Area.of("fayum");
  private static final Area MEMPHIS = Area.of("memphis");
  private static final Area TANIS = Area.of("tanis");
  private static final Area MASSILIA = Area.of("massilia");
  private static final Area LUGDUNUM = Area.of("lugdunum");
  private static final Area THERA = Area.of("thera");

  private static Example flood(String position) {
    return Example.west(9, position).calls(FLOOD, new Flood());
  }

  private static Areas plain(FloodPlain plain) {
    return Areas.from(plain.areas());
  }

  @Test
  @Rule({"C5.1", "C5.2", "C5.6", "P9.8", "P9.16", "G13", "1.8"})
  void victimTakesFifteenOnThePlainAndOthersOnItTakeFive() {
    flood(
            """
            egypt: city memphis, city fayum, alexandria 4, tanis 3, paraetonium 3; holds flood
            assyria: tanis 2, upper-egypt 4, city gaza
            hellas: city upper-egypt
            hatti: gaza 2, city hattusa
            barbarians: alexandria 1
            """)
        .tells(new PlaceHit(FLOOD, EGYPT, plain(NILE), "C5.1"))
        .doesNotTell(new ChoiceForced(EGYPT, "C5.1"))
        .explains(EGYPT, "15")
        .explains(ASSYRIA, "5")
        .explains(HELLAS, "5")
        .waitsFor(ASSYRIA, EGYPT)
        .refuses(
            EGYPT,
            Losses.NONE.tokens(Area.of("paraetonium"), 3).destroy(MEMPHIS).destroy(FAYUM),
            "P9.20: nothing can be taken in paraetonium")
        .refuses(
            ASSYRIA, Losses.NONE.destroy(Area.of("gaza")), "P9.20: nothing can be taken in gaza")
        .then(ASSYRIA, Losses.NONE.tokens(TANIS, 1).tokens(Area.of("upper-egypt"), 4))
        .then(
            EGYPT,
            Losses.NONE.destroy(MEMPHIS).reduce(FAYUM, 2).tokens(ALEXANDRIA, 4).tokens(TANIS, 3))
        .becomes(
            """
            egypt: fayum 2, paraetonium 3
            assyria: tanis 1, city gaza
            hellas: nothing
            """);
  }

  @Test
  @Rule({"C5.3", "1.7"})
  void blackSitesAreSafeButNotTheTokensThereNorWildernessCities() {
    flood(
            """
            hellas: city odessus, odessus 1, city moesia, city tomi, thrace 2; public-works;
                holds flood
            rome: city lugdunum
            """)
        .tells(new PlaceHit(FLOOD, HELLAS, plain(LOWER_DANUBE), "C5.1"))
        .becomes("hellas: city odessus, thrace 2");
  }

  @Test
  @Rule({"C5.2", "C5.3"})
  void whoHasNothingButABlackSiteOnThePlainIsSpared() {
    flood(
            """
            hellas: getae 1; holds flood
            minoa: city odessus
            """)
        .doesNotTell(new AmountReckoned(FLOOD, new Reckoning(MINOA, DAMAGE, 5, "C5.2", List.of())))
        .becomes("hellas: nothing");
  }

  @Test
  @Rule({"C5.1", "C5.3", "C5.6"})
  void ofSeveralPlainsTheOneWithMostPointsOnItCounts() {
    flood(
            """
            rome: city rubicon, city massilia, lugdunum 3; holds flood
            iberia: city aquae-sextiae, lugdunum 4
            """)
        .tells(new PlaceHit(FLOOD, ROME, plain(PO), "C5.1"))
        .becomes("rome: city massilia, lugdunum 3");
  }

  @Test
  @Rule({"C5.1", "RU.31"})
  void pointsAboveTheDamageCountToo() {
    flood("rome: etruria 8, rubicon 9, massilia 9, lugdunum 9; holds flood")
        .tells(new PlaceHit(FLOOD, ROME, plain(RHONE), "C5.1"))
        .then(ROME, Losses.NONE.tokens(MASSILIA, 9).tokens(LUGDUNUM, 6))
        .becomes("rome: etruria 8, rubicon 9, lugdunum 3");
  }

  @Test
  @Rule("C5.1")
  void ofPlainsWithEquallyManyPointsTheVictimPicksOne() {
    flood(
            """
            rome: city rubicon, massilia 3, lugdunum 2; holds flood
            celt: lugdunum 1
            """)
        .asks(new PickPlace(ROME, "C5.1", List.of(plain(RHONE), plain(PO))))
        .refuses(ROME, Picked.of(MASSILIA), "C5.1: none of the places hit hardest is massilia")
        .then(ROME, new Picked(plain(RHONE)))
        .becomes(
            """
            rome: city rubicon
            celt: nothing
            """);
  }

  @Test
  @Rule({"C5.4", "C5.6"})
  void onNoPlainTheVictimAloneTakesFiveInCoastalAreas() {
    flood(
            """
            minoa: thera 4, knossos 2, city sparta, hattusa 5; holds flood
            hellas: thera 2, getae 3
            """)
        .explains(MINOA, "5")
        .waitsFor(MINOA)
        .refuses(
            MINOA,
            Losses.NONE.tokens(Area.of("hattusa"), 5),
            "P9.20: nothing can be taken in hattusa")
        .then(MINOA, Losses.NONE.tokens(THERA, 3).reduce(Area.of("sparta"), 3))
        .becomes("minoa: thera 1, knossos 2, sparta 3, hattusa 5");
  }

  @Test
  @Rule({"C5.3", "C5.4"})
  void aCityOnABlackSiteIsOnNoPlainButMayBeOnTheCoast() {
    flood(
            """
            rome: city massilia, city lugdunum; holds flood
            celt: lugdunum 1
            """)
        .becomes("rome: city lugdunum");
  }

  @Test
  @Rule({"C5.5", "engineering.5"})
  void engineeringPreventsFiveForEachVictim() {
    flood(
            """
            egypt: memphis 9, tanis 2; engineering; holds flood
            assyria: tanis 2; engineering
            hellas: tanis 6
            """)
        .explains(EGYPT, "15 − 5 Engineering (engineering.5) = 10")
        .explains(ASSYRIA, "5 − 5 Engineering (engineering.5) = 0")
        .explains(HELLAS, "5")
        .then(EGYPT, Losses.NONE.tokens(MEMPHIS, 9).tokens(TANIS, 1))
        .becomes(
            """
            egypt: tanis 1
            hellas: tanis 1
            """);
  }

  @Test
  @Rule({"C5.5", "engineering.5"})
  void engineeringPreventsAllOfTheFloodAtTheCoast() {
    flood("minoa: thera 4, knossos 2; engineering; holds flood")
        .explains(MINOA, "5 − 5 Engineering (engineering.5) = 0")
        .changesNothing();
  }

  @Test
  @Rule({"C5.6", "P9.30"})
  void cancelledWithoutUnitsOnAPlainOrAtTheCoast() {
    flood(
            """
            hatti: hattusa 3, city kanesh, ship miletus; holds flood
            egypt: tanis 3
            """)
        .tells(new CalamityCancelled(FLOOD, HATTI, "C5.6"))
        .changesNothing();
  }

  @Test
  @Rule({"P9.12", "G15", "D12", "P9.11", "RU.12"})
  void playersOfEitherBlockSufferAndFromBothCopies() {
    Example.both(
            18,
            """
            egypt: memphis 6; holds flood
            nubia: upper-egypt 21; holds flood
            hellas: tanis 12
            """)
        .calls(FLOOD, new Flood())
        .becomes(
            """
            egypt: nothing
            nubia: upper-egypt 1
            hellas: tanis 2
            """);
  }

  @Test
  @Rule({"P9.15", "RU.12"})
  void theSecondCopyFindsWhatTheFirstLeft() {
    Example.both(
            18,
            """
            egypt: memphis 5, thera 6; holds flood
            nubia: upper-egypt 16; holds flood
            """)
        .calls(FLOOD, new Flood())
        .becomes(
            """
            egypt: thera 1
            nubia: upper-egypt 1
            """);
  }
}
