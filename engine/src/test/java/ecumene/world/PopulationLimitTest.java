package ecumene.world;

import static ecumene.facts.Advance.AGRICULTURE;
import static ecumene.facts.Advance.PUBLIC_WORKS;
import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.Civilization.CARTHAGE;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.facts.Area;
import ecumene.facts.Owner;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import org.junit.jupiter.api.Test;

class PopulationLimitTest {
  private static final Area TUNISIA = Area.of("tunisia");

  private final World world = new World(Setup.of(9, Side.WEST));

  private int limit(Owner owner, String area) {
    return PopulationLimit.of(world, owner, Area.of(area));
  }

  private int now(Owner owner, Area area) {
    return PopulationLimit.now(world, owner, area);
  }

  @Test
  @Rule("1.5")
  void withoutAdvancesThePrintedLimitApplies() {
    world.gainAdvance(ROME, AGRICULTURE);
    assertThat(limit(CARTHAGE, "eastern-getules")).isZero();
    assertThat(limit(CARTHAGE, "sahara")).isEqualTo(1);
    assertThat(limit(CARTHAGE, "tunisia")).isEqualTo(2);
    assertThat(limit(CARTHAGE, "carthage")).isEqualTo(3);
    assertThat(limit(CARTHAGE, "memphis")).isEqualTo(4);
    assertThat(limit(THE_BARBARIANS, "tunisia")).isEqualTo(2);
  }

  @Test
  @Rule("agriculture.1")
  void agricultureRaisesLimitsUpToTwo() {
    world.gainAdvance(CARTHAGE, AGRICULTURE);
    assertThat(limit(CARTHAGE, "eastern-getules")).isEqualTo(1);
    assertThat(limit(CARTHAGE, "sahara")).isEqualTo(2);
    assertThat(limit(CARTHAGE, "tunisia")).isEqualTo(3);
    assertThat(limit(CARTHAGE, "carthage")).isEqualTo(3);
    assertThat(limit(CARTHAGE, "memphis")).isEqualTo(4);
  }

  @Test
  @Rule({"1.5", "agriculture.1"})
  void nothingCanStayAtSea() {
    world.gainAdvance(CARTHAGE, AGRICULTURE);
    assertThat(limit(CARTHAGE, "central-mediterranean")).isZero();
  }

  @Test
  @Rule("agriculture.1")
  void agricultureWorksOnlyWhereNobodyElseHasUnits() {
    world.gainAdvance(CARTHAGE, AGRICULTURE);
    world.placeTokens(CARTHAGE, TUNISIA, 2);
    assertThat(now(CARTHAGE, TUNISIA)).isEqualTo(3);
    world.placeTokens(ROME, TUNISIA, 1);
    assertThat(now(CARTHAGE, TUNISIA)).isEqualTo(2);
    world.removeTokens(ROME, TUNISIA, 1);
    world.placeTokens(THE_BARBARIANS, TUNISIA, 1);
    assertThat(now(CARTHAGE, TUNISIA)).isEqualTo(2);
    world.removeTokens(THE_BARBARIANS, TUNISIA, 1);
    world.placeCity(ROME, TUNISIA);
    assertThat(limit(CARTHAGE, "tunisia")).isEqualTo(2);
  }

  @Test
  @Rule({"public-works.1", "P5.3"})
  void publicWorksKeepsOneTokenBesideAnOwnCity() {
    world.placeCity(CARTHAGE, TUNISIA);
    assertThat(now(CARTHAGE, TUNISIA)).isZero();
    world.gainAdvance(CARTHAGE, PUBLIC_WORKS);
    world.gainAdvance(ROME, PUBLIC_WORKS);
    assertThat(now(CARTHAGE, TUNISIA)).isEqualTo(1);
    assertThat(now(ROME, TUNISIA)).isZero();
    assertThat(now(THE_BARBARIANS, TUNISIA)).isZero();
    world.removeCity(TUNISIA);
    world.placeCity(THE_BARBARIANS, TUNISIA);
    assertThat(now(CARTHAGE, TUNISIA)).isZero();
  }

  @Test
  @Rule({"agriculture.5", "public-works.6"})
  void agricultureDoesNotAddATokenBesideACity() {
    world.gainAdvance(CARTHAGE, AGRICULTURE);
    world.placeCity(CARTHAGE, TUNISIA);
    assertThat(now(CARTHAGE, TUNISIA)).isZero();
    world.gainAdvance(CARTHAGE, PUBLIC_WORKS);
    assertThat(now(CARTHAGE, TUNISIA)).isEqualTo(1);
  }
}
