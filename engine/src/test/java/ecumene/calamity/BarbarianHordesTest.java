package ecumene.calamity;

import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.CalamityCard.BARBARIAN_HORDES;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.ChoiceForced;
import ecumene.event.PieceEvent.CityAttacked;
import ecumene.event.PieceEvent.TokensMoved;
import ecumene.event.PieceEvent.TokensPlaced;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class BarbarianHordesTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area THERA = Area.of("thera");

  private static Example hordes(String position) {
    return Example.west(9, position).calls(BARBARIAN_HORDES, new BarbarianHordes());
  }

  @Test
  @Rule({"C8.1", "C8.2", "C8.3", "C8.4", "C8.5", "C8.8"})
  void beneficiaryLeadsTheHordeFromAreaToArea() {
    hordes(
            """
            minoa: city knossos, city rhodes, phaestos 2, thera 3, sparta 2, corinth 1;
                holds ochre 2, barbarian-hordes from egypt
            hellas: athens 1
            barbarians: cyprus 3
            """)
        .asks(new PickCities(EGYPT, MINOA, Fate.ATTACKED, Areas.of(KNOSSOS, RHODES), 1))
        .then(EGYPT, Picked.of(KNOSSOS)) // 15 against 6: 10 are left, 3 stay, 7 go on
        .explains(MINOA, "15")
        .tells(new TokensPlaced(THE_BARBARIANS, KNOSSOS, 15))
        .tells(new CityAttacked(THE_BARBARIANS, MINOA, KNOSSOS, 15, 7))
        .asks(new MoveHorde(EGYPT, KNOSSOS, 7, Areas.of(PHAESTOS, RHODES, THERA)))
        .refuses(EGYPT, Picked.of(PHAESTOS, THERA), "C8.3: all of them move into one area")
        .refuses(EGYPT, Picked.of(Area.of("sparta")), "C8.3: sparta can not be entered")
        .then(EGYPT, Picked.of(PHAESTOS)) // 7 against 2: 6 are left, 2 stay, 4 go on
        .tells(new TokensMoved(THE_BARBARIANS, KNOSSOS, PHAESTOS, 7))
        .asks(new MoveHorde(EGYPT, PHAESTOS, 4, Areas.of(Area.of("sparta"), THERA)))
        .then(EGYPT, Picked.of(THERA)) // 4 against 3: 2 against 1, and 3 can stay there
        .becomes(
            """
            minoa: city rhodes, thera 1, sparta 2, corinth 1
            barbarians: cyprus 3, knossos 3, phaestos 2, thera 2
            """);
  }

  @Test
  @Rule({"C8.3", "C8.5"})
  void hordeAttacksTheNextCityToo() {
    hordes(
            """
            minoa: city knossos, city rhodes; holds barbarian-hordes from egypt
            """)
        .then(EGYPT, Picked.of(KNOSSOS)) // 10 are left, 3 stay
        .tells(BARBARIAN_HORDES, MINOA, new ChoiceForced(EGYPT, "C8.3"))
        .tells(new CityAttacked(THE_BARBARIANS, MINOA, RHODES, 7, 7))
        .becomes( // 7 against 6: 5 to 6, 4 to 5, 3 to 4, 2 to 3, 1 to 2, which can stay
            """
            minoa: rhodes 1
            barbarians: knossos 3, rhodes 2
            """);
  }

  @Test
  @Rule({"C8.3", "C8.4", "1.4"})
  void hordeGoesByLandTooAndNoFurtherThanItMust() {
    hordes(
            """
            egypt: city memphis, fayum 3, upper-egypt 1; holds barbarian-hordes from rome
            """)
        .doesNotTell(new TokensMoved(THE_BARBARIANS, Area.of("fayum"), Area.of("upper-egypt"), 0))
        .becomes( // 10 are left, 6 go on against 3: 4 are left, which can stay
            """
            egypt: upper-egypt 1
            barbarians: memphis 4, fayum 4
            """);
  }

  @Test
  @Rule({"C8.4", "1.3"})
  void withoutANextAreaTheSurplusIsDestroyed() {
    hordes(
            """
            minoa: city knossos, lesbos 1; holds barbarian-hordes from egypt
            rome: thera 3
            """)
        .tells(new TokensRemoved(THE_BARBARIANS, KNOSSOS, 7))
        .becomes(
            """
            minoa: lesbos 1
            barbarians: knossos 3
            """);
  }

  @Test
  @Rule({"C8.1", "monarchy.3", "C8.3", "G17"})
  void monarchyBringsFiveFewerAndTwoCanNotAttackTheNextCity() {
    hordes(
            """
            minoa: city knossos, city rhodes; monarchy; holds barbarian-hordes from egypt
            """)
        .explains(MINOA, "15 − 5 Monarchy (monarchy.3) = 10")
        .then(EGYPT, Picked.of(KNOSSOS)) // 10 against 6: 5 are left, 2 too many for 3
        .becomes(
            """
            minoa: city rhodes
            barbarians: knossos 3
            """);
  }

  @Test
  @Rule({"C8.1", "politics.5", "provincial-empire.4", "D9", "G17"})
  void politicsAndProvincialEmpireBringFiveMoreEach() {
    hordes(
            """
            minoa: city knossos; politics, provincial-empire; holds barbarian-hordes from egypt
            """)
        .explains(
            MINOA, "15 + 5 Politics (politics.5) + 5 Provincial Empire (provincial-empire.4) = 25")
        .tells(new TokensRemoved(THE_BARBARIANS, KNOSSOS, 17)) // 25 against 6: 20 are left
        .becomes(
            """
            minoa: nothing
            barbarians: knossos 3
            """);
  }

  @Test
  @Rule("C8.2")
  void wildernessCityGoesFirst() {
    hordes(
            """
            minoa: city knossos, city cyprus, city peloponnesos;
                holds barbarian-hordes from egypt
            """)
        .refuses(
            EGYPT,
            Picked.of(KNOSSOS),
            "C8.2: knossos can not be picked; these can: cyprus, peloponnesos")
        .then(EGYPT, Picked.of(Area.of("cyprus"))) // 10 are left, 2 can stay
        .becomes(
            """
            minoa: city knossos, city peloponnesos
            barbarians: cyprus 2
            """);
  }

  @Test
  @Rule({"C8.2", "C8.3", "engineering.1"})
  void engineeringMakesItEightAgainstSeven() {
    hordes(
            """
            minoa: city knossos, city rhodes, phaestos 1; engineering, politics;
                holds barbarian-hordes from egypt
            """)
        .then(EGYPT, Picked.of(KNOSSOS)) // 20 against 7: 14 are left, 3 stay, 11 go on
        .tells(new CityAttacked(THE_BARBARIANS, MINOA, KNOSSOS, 20, 8))
        .then(EGYPT, Picked.of(RHODES)) // 11 against 7: 5 are left, 2 too many for 3
        .tells(new CityAttacked(THE_BARBARIANS, MINOA, RHODES, 11, 8))
        .becomes(
            """
            minoa: phaestos 1
            barbarians: knossos 3, rhodes 3
            """);
    hordes(
            """
            minoa: city knossos, city rhodes, phaestos 1; engineering;
                holds barbarian-hordes from egypt
            """)
        .then(EGYPT, Picked.of(KNOSSOS)) // 15 against 7: 9 are left, 6 go on, to phaestos only
        .becomes( // 6 against 1: 4 too many for 2, and nobody of minoa's around
            """
            minoa: city rhodes
            barbarians: knossos 3, phaestos 2
            """);
  }

  @Test
  @Rule("C8.5")
  void othersFightOnlyWhereTheVictimIs() {
    hordes(
            """
            minoa: city knossos, phaestos 1; holds barbarian-hordes from egypt
            hellas: phaestos 1, thera 3
            rome: rhodes 2, city argos
            """)
        .becomes( // 7 against 1 and 1, who go at the same time
            """
            minoa: nothing
            hellas: thera 3
            barbarians: knossos 3, phaestos 2
            """);
  }

  @Test
  @Rule({"C8.3", "C8.5"})
  void foreignCityBesideTokensOfTheVictimIsAttackedOnlyWithSuccess() {
    hordes(
            """
            minoa: city knossos, rhodes 1; monarchy; holds barbarian-hordes from egypt
            rome: city rhodes
            """)
        .tells(new TokensRemoved(THE_BARBARIANS, KNOSSOS, 2)) // 5 are left, 2 can not attack
        .becomes(
            """
            minoa: rhodes 1
            barbarians: knossos 3
            """);
  }

  @Test
  @Rule({"C8.7", "P9.30", "G16"})
  void withoutACityItIsCancelled() {
    hordes("rome: rome 3, ship rome; holds barbarian-hordes from egypt")
        .tells(new CalamityCancelled(BARBARIAN_HORDES, ROME, "C8.7"))
        .changesNothing();
  }
}
