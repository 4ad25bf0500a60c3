package ecumene.phase;

import ecumene.loss.PickTokens;
import ecumene.phase.BuildCities.Ground;
import ecumene.phase.Buildings.Building;
import ecumene.table.Dice;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Some cities that can be built, every choice of them possible. */
final class RandomBuildings {
  private final BuildCities question;
  private final Dice dice;

  RandomBuildings(BuildCities question, Dice dice) {
    this.question = question;
    this.dice = dice;
  }

  /** Adds one city after the other and takes back what goes too far. */
  Buildings choose() {
    var chosen = new ArrayList<Building>();
    for (var ground : question.grounds()) {
      var building = dice.below(2) == 0 ? building(ground) : null;
      if (building != null) {
        chosen.add(building);
        if (question.judge(new Buildings(chosen)) != null) {
          chosen.removeLast();
        }
      }
    }
    return new Buildings(chosen);
  }

  private @Nullable Building building(Ground ground) {
    int fromNextDoor = dice.below(question.mostFromNextDoor(ground) + 1);
    int least = Math.max(0, ground.needed() - ground.tokens() - fromNextDoor);
    int most = question.mostFromTreasury(ground);
    if (least > most) {
      return null;
    }
    return new Building(
        ground.area(),
        least + dice.below(most - least + 1),
        PickTokens.some(question.nextDoor(ground), fromNextDoor, dice));
  }
}
