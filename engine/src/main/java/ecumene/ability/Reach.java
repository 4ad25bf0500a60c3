package ecumene.ability;

import static ecumene.facts.Barbarians.THE_BARBARIANS;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The areas beside the holder's units by land: those that can be struck, and the others. */
record Reach(List<Target> targets, List<Spared> spared) {

  /**
   * What an ability reaches that leaves holders of the shields alone.
   *
   * @param lack what the holder lacks to strike a target; null for nothing
   */
  static Reach of(
      Civilization holder,
      List<Shield> shields,
      World world,
      Function<Target, @Nullable Spared> lack) {
    var exposed = Shield.exposed(shields, world);
    var targets = new ArrayList<Target>();
    var spared = new ArrayList<Spared>();
    for (var area : beside(holder, world)) {
      var target = Target.in(area, exposed, world);
      var sparing =
          target.units().isEmpty() ? sparing(area, holder, shields, world) : lack.apply(target);
      if (sparing == null) {
        targets.add(target);
      } else {
        spared.add(sparing);
      }
    }
    return new Reach(targets, spared);
  }

  private static Areas beside(Civilization holder, World world) {
    return new Areas(
        world.areasOf(holder).stream()
            .flatMap(area -> area.landNeighbours().stream()) // RU.40
            .distinct()
            .toList());
  }

  private static Spared sparing(Area area, Civilization holder, List<Shield> shields, World world) {
    for (var owner : world.seats().without(holder)) {
      var shield = world.hasUnits(owner, area) ? Shield.of(owner, shields, world) : null;
      if (shield != null) {
        return new Spared.Protected(area, owner, shield);
      }
    }
    return world.hasUnits(THE_BARBARIANS, area)
        ? new Spared.BarbariansOnly(area)
        : new Spared.Vacant(area);
  }
}
