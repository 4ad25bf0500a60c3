package ecumene.conflict;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.world.PopulationLimit;
import org.junit.jupiter.api.Test;

class TokenConflictTest {
  private static final Area PHAESTOS = Area.of("phaestos");

  private static Example conflict(String area, String position) {
    return Example.west(9, position).plays(table -> TokenConflict.fight(table, Area.of(area)));
  }

  @Test
  @Rule({"P4.2", "P4.3"})
  void theFewestRemoveOneThenTheNextFewestUntilOneIsLeft() {
    conflict( // limit 3: 1 to 3, then 0
            "rhodes",
            """
            minoa: rhodes 2, knossos 3
            hatti: rhodes 4
            """)
        .becomes(
            """
            minoa: knossos 3
            hatti: rhodes 3
            """);
    conflict( // limit 2: 0, 1 and 3, then 0 to 3
            "thessaly",
            """
            rome: thessaly 1
            hatti: thessaly 2
            minoa: thessaly 4
            """)
        .becomes(
            """
            rome: nothing
            hatti: nothing
            minoa: thessaly 3
            """);
  }

  @Test
  @Rule({"P4.3", "P3.10"})
  void itEndsTheMomentTheLimitIsRespectedEvenWithinARound() {
    conflict( // limit 3: 1 to 2
            "knossos",
            """
            minoa: knossos 2
            hatti: knossos 3
            """)
        .becomes(
            """
            minoa: knossos 1
            hatti: knossos 2
            """);
    conflict( // limit 4: 1 to 3, before egypt removes one
            "pannonia",
            """
            minoa: pannonia 2
            egypt: pannonia 3
            """)
        .becomes("minoa: pannonia 1");
    conflict(
            "pannonia",
            """
            minoa: pannonia 2
            egypt: pannonia 2
            """)
        .changesNothing();
  }

  @Test
  @Rule("P4.2")
  void equalsRemoveAtTheSameTime() {
    conflict( // limit 3: 1 to 1, though 1 to 2 could stay
            "knossos",
            """
            minoa: knossos 2
            hatti: knossos 2
            """)
        .becomes(
            """
            minoa: knossos 1
            hatti: knossos 1
            """);
    conflict( // limit 1
            "argos",
            """
            minoa: argos 1
            hatti: argos 1
            rome: argos 2
            """)
        .becomes(
            """
            minoa: nothing
            hatti: nothing
            """);
  }

  @Test
  @Rule({"P4.2", "P4.3"})
  void besideACityItEndsOnlyWhenOneIsLeft() {
    conflict( // limit 3
            "knossos",
            """
            minoa: city knossos
            hatti: knossos 2
            rome: knossos 1
            """)
        .becomes("rome: nothing");
    conflict(
            "knossos",
            """
            minoa: city knossos, knossos 1; public-works
            hatti: knossos 1
            """)
        .becomes(
            """
            minoa: city knossos
            hatti: nothing
            """);
  }

  @Test
  @Rule({"P4.2", "1.12", "C8.8"})
  void barbariansFightAsOnePlayer() {
    conflict( // limit 2: 1 to 2, then 0
            "tanis",
            """
            egypt: tanis 3
            barbarians: tanis 2, gaza 1
            """)
        .becomes(
            """
            egypt: tanis 2
            barbarians: gaza 1
            """);
  }

  @Test
  @Rule("metalworking.1")
  void holdersOfMetalworkingRemoveAfterAllOthers() {
    conflict( // limit 2: 2 to 2, then 1 to 1
            "phaestos",
            """
            minoa: phaestos 2; metalworking
            hatti: phaestos 3
            """)
        .becomes(
            """
            minoa: phaestos 1
            hatti: phaestos 1
            """);
    conflict(
            "phaestos",
            """
            minoa: phaestos 2; metalworking
            barbarians: phaestos 3
            """)
        .becomes(
            """
            minoa: phaestos 1
            barbarians: phaestos 1
            """);
    conflict( // limit 3: 2 to 1, for they are not equals
            "knossos",
            """
            minoa: knossos 2; metalworking
            hatti: knossos 2
            """)
        .becomes("hatti: knossos 1");
  }

  @Test
  @Rule("metalworking.2")
  void holdersOfMetalworkingFollowTheMinorityOrderAmongThemselves() {
    conflict( // limit 4: rome 2, then minoa 0
            "pannonia",
            """
            minoa: pannonia 1; metalworking
            hatti: pannonia 2; metalworking
            rome: pannonia 3
            """)
        .becomes(
            """
            minoa: nothing
            rome: pannonia 2
            """);
  }

  @Test
  @Rule("naval-warfare.4")
  void shipsAloneCauseNoConflict() {
    conflict(
            "phaestos",
            """
            minoa: ship phaestos, ship phaestos, ship phaestos; naval-warfare
            hatti: phaestos 2, ship phaestos
            """)
        .changesNothing();
  }

  @Test
  @Rule({"agriculture.4", "agriculture.1"})
  void thePrintedLimitAppliesUntilTheHolderOfAgricultureIsAlone() {
    conflict( // limit 2: 1 to 2, then 0
            "phaestos",
            """
            minoa: phaestos 3; agriculture
            hatti: phaestos 2
            """)
        .becomes(
            """
            minoa: phaestos 2
            hatti: nothing
            """);
    Example.west(
            9,
            """
            minoa: phaestos 3; agriculture
            hatti: phaestos 1
            """)
        .plays(
            table -> {
              assertThat(PopulationLimit.now(table.world(), MINOA, PHAESTOS)).isEqualTo(2);
              TokenConflict.fight(table, PHAESTOS);
              assertThat(PopulationLimit.now(table.world(), MINOA, PHAESTOS)).isEqualTo(3);
            })
        .becomes("hatti: nothing");
  }
}
