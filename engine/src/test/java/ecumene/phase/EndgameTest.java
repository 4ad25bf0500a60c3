package ecumene.phase;

import static ecumene.facts.Advance.WONDER_OF_THE_WORLD;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.phase.Phase.AST_ALTERATION;
import static ecumene.phase.Phase.TAX_COLLECTION;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.StandingEvent.GameEnded;
import ecumene.event.StandingEvent.LastTurnAnnounced;
import ecumene.event.StandingEvent.LateIronAgeEntered;
import ecumene.example.Example;
import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.Table;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndgameTest {
  private static final String MINOAN =
      "minoa: city knossos, city rhodes, city thera, city argos, city salamis, city chalcis;";
  private static final String EGYPTIAN =
      "egypt: city memphis, city tanis, city fayum, city alexandria, city cyrene, city gaza;";

  private static Example ends(Terms terms, String position) {
    return Example.of(Setup.of(5, Side.WEST), terms, position);
  }

  /** Whoever has six cities meets all requirements. */
  private static void learnEverything(World world) {
    for (var seat : world.seats().filter(it -> world.citiesOnBoard(it) > 0)) {
      Arrays.stream(Advance.values())
          .filter(advance -> advance != WONDER_OF_THE_WORLD)
          .forEach(advance -> world.gainAdvance(seat, advance));
    }
  }

  private static void oneTurn(Table table) {
    learnEverything(table.world());
    new AstAlteration().play(table);
  }

  /** Two turns, and between them a civilization loses all its cities. */
  private static void twoTurns(Civilization loser, Table table) {
    oneTurn(table);
    assertThat(AST_ALTERATION.following(table.world())).isEqualTo(TAX_COLLECTION);
    table.world().citiesOf(loser).forEach(table.world()::removeCity);
    new AstAlteration().play(table);
  }

  @Test
  @Rule({"P13.4", "S4.5"})
  void theBasicGameEndsWhenAMarkerEntersTheFinalSpace() {
    var example =
        ends(Terms.BASIC, MINOAN + " space 14\n" + EGYPTIAN + " space 3")
            .plays(EndgameTest::oneTurn)
            .tells(new GameEnded(1));
    var after = example.after();
    assertThat(after.progress().isOver()).isTrue();
    assertThat(AST_ALTERATION.following(after)).isNull();
    assertThat(after.space(EGYPT)).as("whose turn comes later").isEqualTo(4);
    assertThat(after.progress().turn()).isEqualTo(1);
  }

  @Test
  @Rule({"P13.4", "S4.5"})
  void beforeThatItGoesOn() {
    for (var terms : List.of(Terms.BASIC, Terms.EXPERT)) {
      var after =
          ends(terms, MINOAN + " space 12")
              .plays(EndgameTest::oneTurn)
              .doesNotTell(new LastTurnAnnounced())
              .after();
      assertThat(after.progress().isOver()).isFalse();
      assertThat(AST_ALTERATION.following(after)).isEqualTo(TAX_COLLECTION);
      assertThat(after.progress().turn()).isEqualTo(2);
    }
  }

  @Test
  @Rule({"P13.4", "S4.5"})
  void theExpertGameGoesOnForOneMoreTurnWhereverMarkersAreThen() {
    var example =
        ends(Terms.EXPERT, MINOAN + " space 14\n" + EGYPTIAN + " space 13")
            .plays(table -> twoTurns(MINOA, table))
            .tells(new LastTurnAnnounced())
            .doesNotTell(new GameEnded(1))
            .tells(new GameEnded(2));
    assertThat(example.after().progress().isOver()).isTrue();
  }

  @Test
  @Rule({"P13.2", "S4.5"})
  void inTheLastTurnOfTheExpertGameAMarkerMayLeaveTheFinalSpaces() {
    var after =
        ends(Terms.EXPERT, MINOAN + " space 14\n" + EGYPTIAN + " space 14")
            .plays(table -> twoTurns(EGYPT, table))
            .after();
    assertThat(after.space(MINOA)).isEqualTo(16);
    assertThat(after.space(EGYPT)).isEqualTo(14);
    assertThat(after.progress().isOver()).isTrue();
  }

  @Test
  @Rule({"2.9", "S4.5"})
  void aGameMayHaveATurnLimit() {
    ends(Terms.EXPERT.upTo(1), "").plays(new AstAlteration()).tells(new GameEnded(1));
    ends(Terms.EXPERT.upTo(2), "")
        .plays(new AstAlteration())
        .doesNotTell(new GameEnded(1))
        .plays(
            table -> {
              new AstAlteration().play(table);
              new AstAlteration().play(table);
            })
        .tells(new GameEnded(2));
  }

  @Test
  @Rule("S5.2")
  void whoEntersTheLateIronAgeAloneIsRemembered() {
    var progress =
        ends(Terms.EXPERT, MINOAN + " space 13\n" + EGYPTIAN + " space 14")
            .plays(table -> twoTurns(EGYPT, table))
            .tells(new LateIronAgeEntered(Seats.of(EGYPT)))
            .after()
            .progress();
    assertThat(progress.lateIronAgeHolder()).as("though Minoa followed").isEqualTo(EGYPT);
  }

  @Test
  @Rule("S5.2")
  void whenSeveralEnterTogetherNobodyIs() {
    var progress =
        ends(Terms.BASIC, MINOAN + " space 14\n" + EGYPTIAN + " space 14")
            .plays(EndgameTest::oneTurn)
            .tells(new LateIronAgeEntered(Seats.of(MINOA, EGYPT)))
            .after()
            .progress();
    assertThat(progress.lateIronAgeHolder()).isNull();
  }
}
