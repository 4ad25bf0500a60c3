package ecumene.conflict;

import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.table.Decision.NO;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.PieceEvent.CityAttacked;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.example.Example;
import ecumene.example.SeededDice;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.table.Picked;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class ConflictsTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area TROY = Area.of("troy");
  private static final Spoils NO_SPOILS = new Spoils(NO, 0);

  @Test
  @Rule({"P4.1", "P4.4"})
  void tokenConflictsThenPirateCitiesThenDefendersWhoChooseTheOrder() {
    var example =
        Example.west(
                9,
                """
                minoa: city knossos, city phaestos; treasury 55
                barbarians: city rhodes
                egypt: knossos 2, phaestos 3, rhodes 4, tanis 4
                hatti: tanis 1
                """)
            .plays(Conflicts::resolve)
            .waitsFor(MINOA)
            .then(MINOA, Picked.of(PHAESTOS))
            .becomes(
                """
                egypt: tanis 4
                hatti: nothing
                """);
    assertThat(example.events())
        .containsSubsequence(
            new TokensRemoved(HATTI, Area.of("tanis"), 1),
            new CityAttacked(EGYPT, THE_BARBARIANS, RHODES, 4, 7),
            new CityAttacked(EGYPT, MINOA, PHAESTOS, 3, 7),
            new CityAttacked(EGYPT, MINOA, KNOSSOS, 2, 7));
  }

  @Test
  @Rule({"P4.1", "P4.3"})
  void severalAttackersFightEachOtherBeforeOneAttacks() {
    conflicts(
            """
            minoa: city knossos
            egypt: knossos 7
            hatti: knossos 2
            """)
        .tells(new CityAttacked(EGYPT, MINOA, KNOSSOS, 6, 7))
        .becomes(
            """
            egypt: nothing
            hatti: nothing
            """);
  }

  @Test
  @Rule("P4.4")
  void attacksFollowTheRankingOfTheDefenders() {
    var example =
        conflicts(
                """
                hatti: city troy
                minoa: city rhodes
                rome: troy 1, rhodes 1
                """)
            .becomes("rome: nothing");
    assertThat(example.events())
        .containsSubsequence(
            new CityAttacked(ROME, MINOA, RHODES, 1, 7), new CityAttacked(ROME, HATTI, TROY, 1, 7));
  }

  private static Example conflicts(String position) {
    return Example.west(9, position).plays(Conflicts::resolve);
  }

  @Test
  @Rule("P4.7")
  void aDefenderShortOfStockMayHaveAnOwnAttackResolvedFirst() {
    var position =
        """
        minoa: city knossos, rhodes 7; treasury 48
        egypt: knossos 7
        hatti: city rhodes
        """;
    var example =
        conflicts(position)
            .asks(new AttackFirst(MINOA, KNOSSOS, Areas.of(RHODES)))
            .refuses(MINOA, Picked.of(KNOSSOS), "P4.7: there is no attack of yours in knossos")
            .then(MINOA, Picked.of(RHODES))
            .then(MINOA, NO_SPOILS) // 2 of 7 are left
            .tells(new CityReduced(MINOA, KNOSSOS, 5))
            .then(EGYPT, NO_SPOILS);
    example.becomes(
        """
        minoa: rhodes 2
        egypt: knossos 3
        hatti: rhodes 1
        """);
    conflicts(position)
        .then(MINOA, Picked.of())
        .tells(new CityReduced(MINOA, KNOSSOS, 0))
        .then(EGYPT, NO_SPOILS)
        .then(MINOA, NO_SPOILS)
        .becomes(
            """
            minoa: rhodes 2
            egypt: knossos 7
            hatti: rhodes 1
            """);
  }

  @Test
  @Rule({"P4.7", "RU.75"})
  void nobodyIsAskedWhomItCouldNotHelp() {
    conflicts( // the attack fails
            """
            minoa: city knossos, rhodes 1; treasury 54
            egypt: knossos 6
            hatti: city rhodes
            """)
        .becomes("minoa: city knossos\negypt: nothing");
    conflicts( // stock suffices
            """
            minoa: city knossos, rhodes 1; treasury 48
            egypt: knossos 7
            hatti: city rhodes
            """)
        .tells(new CityReduced(MINOA, KNOSSOS, 6))
        .waitsFor(EGYPT);
    conflicts( // there is no own attack
            """
            minoa: city knossos, rhodes 1; treasury 54
            egypt: knossos 7
            """)
        .tells(new CityReduced(MINOA, KNOSSOS, 0))
        .waitsFor(EGYPT);
  }

  @Test
  @Rule({"P4.7", "RU.75"})
  void onlyOneAttackIsResolvedFirst() {
    var position =
        """
        minoa: city knossos, city phaestos, rhodes 1, troy 1; treasury 53
        egypt: knossos 7, phaestos 7
        hatti: city rhodes, city troy
        """;
    conflicts(position)
        .then(MINOA, Picked.of(KNOSSOS))
        .refuses(MINOA, Picked.of(RHODES, TROY), "P4.7: only one attack can be resolved first")
        .then(MINOA, Picked.of(TROY))
        .tells(new CityReduced(MINOA, KNOSSOS, 1))
        .then(EGYPT, NO_SPOILS) // and the same for phaestos, without another question
        .then(EGYPT, NO_SPOILS)
        .becomes(
            """
            minoa: nothing
            egypt: knossos 7, phaestos 7
            """);
    conflicts(position)
        .then(MINOA, Picked.of(KNOSSOS))
        .then(MINOA, Picked.of()) // not yet
        .then(EGYPT, NO_SPOILS)
        .asks(new AttackFirst(MINOA, PHAESTOS, Areas.of(RHODES, TROY)))
        .then(MINOA, Picked.of(RHODES))
        .tells(new CityReduced(MINOA, PHAESTOS, 1))
        .then(EGYPT, NO_SPOILS)
        .becomes(
            """
            minoa: nothing
            egypt: knossos 7, phaestos 7
            """);
  }

  @Test
  void anyAnswerIsNoneOrOneOfTheOwnAttacks() {
    var question = new AttackFirst(MINOA, KNOSSOS, Areas.of(RHODES, TROY));
    var dice = new SeededDice(1);
    var given = new ArrayList<Picked>();
    for (int i = 0; i < 100; i++) {
      given.add(question.anyAnswer(dice));
    }
    assertThat(given.stream().distinct())
        .containsExactlyInAnyOrder(Picked.of(), Picked.of(RHODES), Picked.of(TROY));
  }
}
