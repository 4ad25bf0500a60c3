package ecumene.ability;

import static ecumene.facts.Advance.PROVINCIAL_EMPIRE;
import static ecumene.facts.Advance.PUBLIC_WORKS;

import ecumene.ability.NameGivers.Exempt;
import ecumene.event.AbilityEvent.GiversNamed;
import ecumene.event.CardEvent.NoCardHandedOver;
import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.table.Named;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Provincial Empire. The holder names up to 5 players whose units border the own ones, by land or
 * water, but not holders of Provincial Empire or Public Works. Each hands over a commodity card of
 * the own choice with a face value of 2 or more.
 *
 * @rule provincial-empire.1
 */
public final class ProvincialEmpire implements Ability<Named> {
  private static final int MOST = 5;
  private static final List<Shield> SHIELDS =
      List.of(
          new Shield(PROVINCIAL_EMPIRE, "provincial-empire.3"),
          new Shield(PUBLIC_WORKS, "public-works.8"));

  @Override
  public Advance advance() {
    return PROVINCIAL_EMPIRE;
  }

  @Override
  public @Nullable NameGivers offer(Civilization holder, World world) {
    var candidates = Shield.exposed(SHIELDS, world).filter(seat -> borders(seat, holder, world));
    int most = Math.min(MOST, candidates.size());
    return candidates.isEmpty() ? null : new NameGivers(holder, candidates, most, exempt(world));
  }

  private static List<Exempt> exempt(World world) {
    var exempt = new ArrayList<Exempt>();
    for (var seat : world.seats()) {
      var shield = Shield.of(seat, SHIELDS, world);
      if (shield != null) {
        exempt.add(new Exempt(seat, shield));
      }
    }
    return exempt;
  }

  private static boolean borders(Civilization seat, Civilization holder, World world) {
    return world.areasOf(holder).stream()
        .anyMatch(
            area ->
                world.hasUnits(seat, area) // provincial-empire.7
                    || area.neighbours().stream().anyMatch(next -> world.hasUnits(seat, next)));
  }

  @Override
  public Refusal lacking() {
    return new Refusal(
        "provincial-empire.1", "nobody with units in or beside your areas can be named");
  }

  @Override
  public void use(Civilization holder, Named how, Table table) {
    table.tell(new GiversNamed(holder, how.seats()));
    var owed = new ArrayList<Tribute>();
    for (var giver : how.seats()) {
      var tribute = new Tribute(giver, holder);
      if (tribute.suitable(table.world()).isEmpty()) {
        table.tell(new NoCardHandedOver(giver, holder)); // provincial-empire.6
      } else {
        owed.add(tribute);
      }
    }
    table.settleTogether(owed);
  }
}
