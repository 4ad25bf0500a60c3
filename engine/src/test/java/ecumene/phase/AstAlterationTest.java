package ecumene.phase;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.phase.Phase.AST_ALTERATION;
import static ecumene.phase.Phase.CALAMITY_RESOLUTION;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.StandingEvent.LateIronAgeEntered;
import ecumene.event.StandingEvent.MarkerMoved;
import ecumene.event.StandingEvent.MarkerMovedBack;
import ecumene.event.StandingEvent.MarkerStayed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Colour;
import ecumene.facts.Epoch;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Course;
import ecumene.game.Score;
import ecumene.world.Terms;
import org.junit.jupiter.api.Test;

class AstAlterationTest {
  private static final String TWO_CITIES = "city knossos, city rhodes";
  private static final String THREE_CITIES = TWO_CITIES + ", city thera";
  private static final String FOUR_CITIES = THREE_CITIES + ", city argos";
  private static final String FIVE_CITIES = FOUR_CITIES + ", city salamis";
  private static final String SIX_CITIES = FIVE_CITIES + ", city chalcis";

  /** 10 advances under 100, 10 points. */
  private static final String TEN_SMALL =
      "mysticism, sculpture, cloth-making, urbanism, monarchy, written-record, pottery, masonry, "
          + "mythology, empiricism";

  /** 17 advances under 100, 17 points. */
  private static final String ALL_SMALL =
      TEN_SMALL
          + ", deism, theocracy, drama-and-poetry, music, astronavigation, coinage, metalworking";

  /** 27 points. */
  private static final String NINE_MIDDLE =
      "monument, architecture, naval-warfare, diplomacy, law, cartography, agriculture, "
          + "engineering, literacy";

  private static Example basic(String minoa) {
    return Example.west(5, "minoa: " + minoa).plays(new AstAlteration());
  }

  private static Example expert(String minoa) {
    return Example.of(Setup.of(5, Side.WEST), Terms.EXPERT, "minoa: " + minoa)
        .plays(new AstAlteration());
  }

  private static void advances(Example example, int from) {
    example.tells(new MarkerMoved(MINOA, from, from + 1, "P13.1"));
    assertThat(example.after().space(MINOA)).isEqualTo(from + 1);
  }

  private static void stays(Example example, int space) {
    example.tells(new MarkerStayed(MINOA, space));
    assertThat(example.after().space(MINOA)).isEqualTo(space);
  }

  private static void goesBack(Example example, int from) {
    example.tells(new MarkerMoved(MINOA, from, from - 1, "P13.2"));
    assertThat(example.after().space(MINOA)).isEqualTo(from - 1);
  }

  @Test
  @Rule({"P13.7", "P13.1", "S4.4", "1.9"})
  void markersMoveInRanking() {
    var example =
        Example.west(5, "minoa: space 5\negypt: city memphis, city tanis; space 4")
            .plays(new AstAlteration());
    assertThat(example.events())
        .containsSubsequence(new MarkerStayed(MINOA, 5), new MarkerMoved(EGYPT, 4, 5, "P13.1"));
    example.doesNotTell(new LateIronAgeEntered(Seats.NONE));
    example.becomes("assyria: space 1\nhatti: space 1\nhellas: space 1\negypt: space 5");
  }

  @Test
  @Rule({"P13.1", "S4.3", "S4.1"})
  void theStoneAgeAsksForNothing() {
    advances(basic("nothing"), 0);
    advances(basic("space 4"), 4);
    advances(expert("nothing"), 0);
    assertThat(Need.of(MINOA, Epoch.STONE, basic("nothing").after())).isEmpty();
  }

  @Test
  @Rule({"P13.1", "S4.3"})
  void theRequirementsOfTheBasicTable() {
    stays(basic("city knossos; space 5"), 5);
    advances(basic(TWO_CITIES + "; space 5"), 5);
    stays(basic(TWO_CITIES + "; mysticism, deism, music; space 8"), 8);
    stays(basic(THREE_CITIES + "; mysticism, deism; space 8"), 8);
    advances(basic(THREE_CITIES + "; mysticism, deism, music; space 8"), 8);
    stays(basic(THREE_CITIES + "; law, literacy, music; space 10"), 10);
    stays(basic(TWO_CITIES + "; law, literacy, mining; space 10"), 10);
    advances(basic(THREE_CITIES + "; law, literacy, mining; space 10"), 10);
    stays(basic(FOUR_CITIES + "; law, mining; space 13"), 13);
    stays(basic(THREE_CITIES + "; library, mining; space 13"), 13);
    advances(basic(FOUR_CITIES + "; library, mining; space 13"), 13);
    stays(basic(FIVE_CITIES + "; library, mining, law; space 14"), 14);
    stays(basic(FOUR_CITIES + "; library, mining, diaspora; space 14"), 14);
    advances(basic(FIVE_CITIES + "; library, mining, diaspora; space 14"), 14);
  }

  @Test
  @Rule({"P13.1", "S4.3"})
  void theRequirementsOfTheExpertTable() {
    stays(expert(TWO_CITIES + "; space 5"), 5);
    advances(expert(THREE_CITIES + "; space 5"), 5);
    stays(expert(THREE_CITIES + "; law, music; space 7"), 7);
    stays(expert(TWO_CITIES + "; law, music, deism; space 7"), 7);
    advances(expert(THREE_CITIES + "; law, music, deism; space 7"), 7);
    stays(expert(FOUR_CITIES + "; " + TEN_SMALL + ", law; space 10"), 10);
    stays(expert(THREE_CITIES + "; " + TEN_SMALL + ", law, library; space 10"), 10);
    advances(expert(FOUR_CITIES + "; " + TEN_SMALL + ", law, library; space 10"), 10);
    stays(expert(FIVE_CITIES + "; " + TEN_SMALL + ", " + NINE_MIDDLE + "; space 13"), 13);
    stays(expert(FOUR_CITIES + "; " + TEN_SMALL + ", library, " + NINE_MIDDLE + "; space 13"), 13);
    advances(
        expert(FIVE_CITIES + "; " + TEN_SMALL + ", library, " + NINE_MIDDLE + "; space 13"), 13);
    stays(
        expert(
            FIVE_CITIES
                + "; library, mining, diaspora, anatomy, politics, theology, "
                + NINE_MIDDLE
                + "; space 13"),
        13);
    var fiftySix = ALL_SMALL + ", library, mining, " + NINE_MIDDLE;
    stays(expert(SIX_CITIES + "; " + fiftySix.replace("mining", "medicine") + "; space 14"), 14);
    stays(expert(FIVE_CITIES + "; " + fiftySix + "; space 14"), 14);
    stays(
        expert(SIX_CITIES + "; " + fiftySix.replace("music, ", "philosophy, ") + "; space 14"), 14);
    advances(expert(SIX_CITIES + "; " + fiftySix + "; space 14"), 14);
  }

  @Test
  @Rule({"P13.1", "S4.3"})
  void requirementsHoldForEveryStepWithinAnEpoch() {
    stays(basic("city knossos; space 6"), 6);
    advances(basic(TWO_CITIES + "; space 6"), 6);
  }

  @Test
  @Rule({"P13.2", "S4.4"})
  void onTheExpertTableWhoHasNoCityGoesBack() {
    goesBack(expert("knossos 3; space 9"), 9);
    goesBack(expert("space 6"), 6);
    stays(expert("city knossos; space 9"), 9);
    stays(basic("space 9"), 9);
  }

  @Test
  @Rule({"P13.2", "S4.4"})
  void inTheStoneAgeNobodyGoesBack() {
    stays(expert("space 5"), 5);
  }

  @Test
  @Rule({"P13.3", "C15.3", "S4.4"})
  void regressionDoesNotKeepAnyoneFromAdvancing() {
    Example.west(5, "minoa: " + TWO_CITIES + "; holds regression; space 7")
        .plays(
            table -> {
              Course.playThrough(CALAMITY_RESOLUTION, Phase.SPECIAL_ABILITIES, table);
              Course.playThrough(AST_ALTERATION, Phase.TAX_COLLECTION, table);
            })
        .tells(new MarkerMovedBack(MINOA, 6))
        .tells(new MarkerMoved(MINOA, 6, 7, "P13.1"));
  }

  @Test
  @Rule({"wonder-of-the-world.3", "P13.2"})
  void aWonderCountsAsACity() {
    advances(basic("city knossos; wonder-of-the-world; space 5"), 5);
    stays(expert("wonder-of-the-world; space 9"), 9);
  }

  @Test
  @Rule({"wonder-of-the-world.5", "S5.3"})
  void itCountsAsACityInThisPhaseAndNotWhenPointsAreCounted() {
    var after = basic("city knossos; wonder-of-the-world; space 5").after();
    assertThat(after.space(MINOA)).isEqualTo(6);
    assertThat(Score.of(MINOA, after)).isEqualTo(new Score(MINOA, 1, 6, 30, 0));
  }

  @Test
  @Rule({"P13.1", "S4.2"})
  void fromTheLastSpaceThereIsNowhereToGo() {
    stays(
        expert(SIX_CITIES + "; " + ALL_SMALL + ", library, mining, " + NINE_MIDDLE + "; space 16"),
        16);
  }

  @Test
  @Rule({"P12.3", "3.1"})
  void theTurnPasses() {
    var after =
        basic("new city knossos; law, new pottery; credits arts 5; promised arts 10").after();
    assertThat(after.progress().turn()).isEqualTo(2);
    assertThat(after.credits(MINOA, Colour.ARTS)).isEqualTo(15);
    assertThat(after.isNewCity(Area.of("knossos"))).isFalse();
  }
}
