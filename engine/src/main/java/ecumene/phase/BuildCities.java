package ecumene.phase;

import static ecumene.facts.Advance.URBANISM;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.phase.Buildings.Building;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A player may build cities.
 *
 * @param grounds areas with own tokens where a city could stand
 * @param cities how many are in stock
 * @param treasury what Architecture lets the player use, else 0
 * @param movable the own tokens, where Urbanism lets the player take them from next door
 * @param built areas with own units that have a city already; it explains and decides nothing
 * @rule P5.1, architecture.1, urbanism.1
 */
public record BuildCities(
    Civilization seat,
    List<Ground> grounds,
    int cities,
    int treasury,
    List<Portion> movable,
    Areas built)
    implements Question<Buildings> {
  public static final int ON_A_SITE = 6;
  public static final int IN_THE_WILDERNESS = 12;
  public static final int MOST_FROM_NEXT_DOOR = 4;

  /** Where a city could stand, and the own tokens there. */
  public record Ground(Area area, int tokens) {

    /** How many tokens a city takes here. */
    public int needed() {
      return isWilderness() ? IN_THE_WILDERNESS : ON_A_SITE; // P5.1
    }

    boolean isWilderness() {
      return area.site() == CitySite.NONE;
    }
  }

  public BuildCities {
    grounds = List.copyOf(grounds);
    movable = List.copyOf(movable);
  }

  boolean canBuild() {
    for (var ground : grounds) {
      int most = ground.tokens() + mostFromTreasury(ground) + mostFromNextDoor(ground);
      if (most >= ground.needed()) { // architecture.3
        return cities > 0;
      }
    }
    return false;
  }

  int mostFromTreasury(Ground ground) {
    return Math.min(treasury, mostFromTreasury(ground.needed()));
  }

  /** How many of the tokens that a city takes may come from treasury (architecture.1). */
  public static int mostFromTreasury(int needed) {
    return needed / 2;
  }

  int mostFromNextDoor(Ground ground) {
    return Math.min(MOST_FROM_NEXT_DOOR, PickTokens.tokens(nextDoor(ground))); // urbanism.1
  }

  /** The tokens beside a wilderness that Urbanism could use. */
  List<Portion> nextDoor(Ground ground) {
    if (!ground.isWilderness()) {
      return List.of();
    }
    var beside = new ArrayList<Portion>();
    for (var portion : movable) {
      if (portion.area().isLandAdjacent(ground.area())) {
        beside.add(portion);
      }
    }
    return beside;
  }

  @Override
  public String rule() {
    return "P5.1";
  }

  @Override
  public Class<Buildings> answerType() {
    return Buildings.class;
  }

  @Override
  public @Nullable Refusal judge(Buildings answer) {
    var buildings = answer.buildings();
    if (buildings.size() > cities) {
      return new Refusal("P5.1", "{cities} [cities:city is|cities are] in stock", cities);
    }
    if (count(buildings, one -> one.treasury() != 0) > 1) {
      return new Refusal("architecture.1", "only one city a turn is paid from treasury");
    }
    if (count(buildings, one -> !one.fromNextDoor().isEmpty()) > 1) {
      return new Refusal("urbanism.1", "only one city a turn takes tokens from next door");
    }
    var built = new ArrayList<Area>();
    for (var building : buildings) {
      var refusal =
          built.contains(building.area())
              ? new Refusal("P5.1", "{area} is named twice", building.area())
              : judge(building, answer);
      if (refusal != null) {
        return refusal;
      }
      built.add(building.area());
    }
    return null;
  }

  private static int count(List<Building> buildings, Predicate<Building> wanted) {
    int count = 0;
    for (var building : buildings) {
      count += wanted.test(building) ? 1 : 0;
    }
    return count;
  }

  private @Nullable Ground ground(Area area) {
    for (var ground : grounds) {
      if (ground.area().equals(area)) {
        return ground;
      }
    }
    return null;
  }

  private @Nullable Refusal judge(Building building, Buildings all) {
    var area = building.area();
    var ground = ground(area);
    if (ground == null) {
      return lacking(area);
    }
    var refusal = judgeTreasury(building, ground);
    if (refusal != null) {
      return refusal;
    }
    refusal = judgeNextDoor(building, ground);
    if (refusal != null) {
      return refusal;
    }
    int left = ground.tokens() - all.takenFrom(area);
    int due = ground.needed() - building.paidElsewhere();
    return left < due
        ? new Refusal(
            "P5.1",
            "{area} has {tokens} [tokens:token|tokens], {due} [due:is|are] needed",
            area,
            left,
            due)
        : null;
  }

  private Refusal lacking(Area area) {
    if (area.limit() == 0) {
      return new Refusal("P5.1", "no city is built where the limit is 0: {area}", area);
    }
    return built.contains(area)
        ? new Refusal("P5.1", "{area} has a city", area)
        : new Refusal("P5.1", "you have no tokens in {area}", area);
  }

  private @Nullable Refusal judgeTreasury(Building building, Ground ground) {
    int most = mostFromTreasury(ground);
    return building.treasury() < 0 || building.treasury() > most
        ? new Refusal(
            "architecture.1",
            "at most {most} [most:is|are] paid from treasury, not {amount}",
            most,
            building.treasury())
        : null;
  }

  private @Nullable Refusal judgeNextDoor(Building building, Ground ground) {
    if (building.fromNextDoor().isEmpty()) {
      return null;
    }
    if (movable.isEmpty()) {
      return new Refusal("urbanism.1", "{advance} is not owned", URBANISM);
    }
    if (!ground.isWilderness()) {
      return new Refusal(
          "urbanism.1", "{area} has a city site: no tokens come from next door", ground.area());
    }
    for (var portion : building.fromNextDoor()) {
      if (!portion.area().isLandAdjacent(ground.area())) {
        return new Refusal(
            "urbanism.1", "{to} is not adjacent to {from} by land", portion.area(), ground.area());
      }
    }
    var refusal = PickTokens.judge(building.fromNextDoor(), movable, "urbanism.1");
    return refusal == null && building.tokensFromNextDoor() > MOST_FROM_NEXT_DOOR
        ? new Refusal("urbanism.1", "at most 4 tokens come from next door")
        : refusal;
  }

  @Override
  public @Nullable Buildings forced() {
    return canBuild() ? null : Buildings.NONE;
  }

  @Override
  public Buildings anyAnswer(Dice dice) {
    return new RandomBuildings(this, dice).choose();
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("build-cities", seat).and(cities).and(treasury);
    for (var ground : grounds) {
      print.and(ground.area().index()).and(ground.tokens());
    }
    print.and(-1);
    for (var portion : movable) {
      print.and(portion.area().index()).and(portion.tokens());
    }
    return print;
  }
}
