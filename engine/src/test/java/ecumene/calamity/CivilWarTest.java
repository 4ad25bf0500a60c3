package ecumene.calamity;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.facts.CalamityCard.CIVIL_WAR;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MAURYA;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.SABA;

import ecumene.Rule;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.PieceEvent.CityAnnexed;
import ecumene.event.PieceEvent.TokensAnnexed;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.loss.TakeArea;
import ecumene.loss.TokensPicked;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class CivilWarTest {
  private static final Area ARGOS = Area.of("argos");
  private static final Area CYPRUS = Area.of("cyprus");
  private static final Area CORINTH = Area.of("corinth");
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PELOPONNESOS = Area.of("peloponnesos");
  private static final Area SALAMIS = Area.of("salamis");
  private static final Area SPARTA = Area.of("sparta");

  private static Example civilWar(String position) {
    return Example.west(9, position).calls(CIVIL_WAR, new CivilWar());
  }

  private static Portion tokens(Area area, int count) {
    return new Portion(area, count, 0);
  }

  private static Portion city(Area area) {
    return new Portion(area, 0, 1);
  }

  @Test
  @Rule({"C7.1", "D3", "P9.30"})
  void noneWithThirtyFivePointsOrLess() {
    civilWar("minoa: city knossos, city rhodes, thera 25; holds civil-war")
        .tells(new CalamityCancelled(CIVIL_WAR, MINOA, "C7.1"))
        .changesNothing();
    civilWar("minoa: city knossos, city rhodes, thera 25; philosophy, military; holds civil-war")
        .tells(new CalamityCancelled(CIVIL_WAR, MINOA, "C7.1"))
        .changesNothing();
  }

  @Test
  @Rule({"C7.2", "C7.4", "P9.24", "RU.13"})
  void theVictimSelectsTheExcessAndTheBeneficiaryAnnexesIt() {
    civilWar(
            """
            minoa: knossos 25, city sparta, argos 1, city corinth, peloponnesos 2, city salamis;
                holds civil-war
            assyria: city tyre
            """)
        .explains(MINOA, "8")
        .asks(
            new TakeArea(
                MINOA,
                MINOA,
                8,
                List.of(tokens(ARGOS, 1), city(CORINTH), tokens(PELOPONNESOS, 2), city(SPARTA))))
        .refuses(MINOA, Picked.of(SALAMIS), "RU.13: salamis can not come next")
        .refuses(MINOA, Picked.of(SPARTA, CORINTH), "RU.13: one area is picked at a time")
        .then(MINOA, Picked.of(PELOPONNESOS))
        .refuses(MINOA, Picked.of(ARGOS), "RU.13: argos can not come next")
        .then(MINOA, Picked.of(CORINTH))
        .becomes(
            """
            minoa: knossos 25, city sparta, city salamis
            celt: argos 1, city corinth, peloponnesos 2
            """);
  }

  @Test
  @Rule({"C7.3", "music.1", "drama-and-poetry.1", "democracy.3", "G17"})
  void advancesThatLowerTheAmountNeverBelowNothing() {
    civilWar(
            """
            minoa: city knossos, rhodes 44; music, drama-and-poetry, democracy; holds civil-war
            """)
        .explains(
            MINOA,
            "14 − 5 Music (music.1) − 5 Drama and Poetry (drama-and-poetry.1)"
                + " − 10 Democracy (democracy.3) = 0")
        .changesNothing();
  }

  @Test
  @Rule({"C7.3", "philosophy.3", "military.3"})
  void advancesThatRaiseIt() {
    civilWar("minoa: city knossos, rhodes 31; philosophy, military; holds civil-war")
        .explains(MINOA, "1 + 5 Philosophy (philosophy.3) + 5 Military (military.3) = 11")
        .becomes(
            """
            minoa: rhodes 25
            assyria: city knossos, rhodes 6
            """);
  }

  @Test
  @Rule({"C7.4", "C7.5", "D1"})
  void singleTokensOnlyWhereNoWholeAreaFits() {
    civilWar(
            """
            minoa: knossos 20, city phaestos, sparta 4, city rhodes, salamis 2; holds civil-war
            """)
        .explains(MINOA, "1")
        .asks(
            new TakeArea(
                MINOA,
                MINOA,
                1,
                List.of(tokens(KNOSSOS, 1), tokens(SALAMIS, 1), tokens(SPARTA, 1))))
        .then(MINOA, Picked.of(SPARTA))
        .becomes(
            """
            minoa: knossos 20, city phaestos, sparta 3, city rhodes, salamis 2
            assyria: sparta 1
            """);
  }

  @Test
  @Rule({"C7.4", "D1"})
  void asFewGroupsAsPossible() {
    civilWar(
            """
            minoa: cyprus 2, salamis 2, city knossos, lesbos 10, lemnos 10, memphis 10;
                philosophy, military; holds civil-war
            """)
        .explains(MINOA, "4 + 5 Philosophy (philosophy.3) + 5 Military (military.3) = 14")
        .refuses(MINOA, Picked.of(CYPRUS), "RU.13: cyprus can not come next")
        .refuses(MINOA, Picked.of(KNOSSOS), "RU.13: knossos can not come next")
        .then(MINOA, Picked.of(Area.of("lesbos")))
        .then(MINOA, Picked.of(SALAMIS))
        .becomes(
            """
            minoa: city knossos, lemnos 10, memphis 10
            assyria: lesbos 10, cyprus 2, salamis 2
            """);
  }

  @Test
  @Rule({"C7.6", "G19", "D2"})
  void tokensTheBeneficiaryLacksComeFromTheNext() {
    Example.west(
            5,
            """
            minoa: city knossos, cyprus 2, salamis 2, rhodes 30; holds civil-war
            assyria: city tyre
            hatti: city hattusa, kanesh 1
            hellas: city athens
            egypt: nothing; treasury 52
            """)
        .calls(CIVIL_WAR, new CivilWar())
        .tells(new BeneficiaryFound(CIVIL_WAR, MINOA, EGYPT, MOST_IN_STOCK))
        .then(MINOA, Picked.of(CYPRUS))
        .asks(new PickTokens(EGYPT, MINOA, List.of(tokens(CYPRUS, 2), tokens(SALAMIS, 2)), 3))
        .then(EGYPT, new TokensPicked(List.of(tokens(CYPRUS, 1), tokens(SALAMIS, 2))))
        .tells(new TokensAnnexed(MINOA, ASSYRIA, CYPRUS, 1))
        .becomes(
            """
            minoa: city knossos, rhodes 30
            assyria: city tyre, cyprus 1
            egypt: cyprus 1, salamis 2
            """);
  }

  @Test
  @Rule({"RU.13", "G20"})
  void theTokenBesideACityCountsAndIsDestroyed() {
    civilWar(
            """
            minoa: city sparta, sparta 1, argos 1, knossos 34; public-works; holds civil-war
            """)
        .explains(MINOA, "6")
        .then(MINOA, Picked.of(SPARTA))
        .tells(new CityAnnexed(MINOA, ASSYRIA, SPARTA))
        .tells(new TokensRemoved(MINOA, SPARTA, 1))
        .becomes(
            """
            minoa: argos 1, knossos 34
            assyria: city sparta
            """);
  }

  @Test
  @Rule({"P9.12", "RU.12"})
  void twoCopiesInOrderEachForTheOwnBlock() {
    Example.both(
            18,
            """
            minoa: city knossos, city rhodes, thera 30; holds civil-war
            saba: city aden, city saba, himyar 30; holds civil-war
            """)
        .calls(CIVIL_WAR, new CivilWar())
        .tells(new BeneficiaryFound(CIVIL_WAR, MINOA, ASSYRIA, MOST_IN_STOCK))
        .waitsFor(MINOA)
        .then(MINOA, Picked.of(KNOSSOS))
        .tells(new BeneficiaryFound(CIVIL_WAR, SABA, MAURYA, MOST_IN_STOCK))
        .then(SABA, Picked.of(Area.of("aden")))
        .becomes(
            """
            minoa: city rhodes, thera 30
            assyria: city knossos
            saba: city saba, himyar 30
            maurya: city aden
            """);
  }
}
