package ecumene.calamity;

import static ecumene.facts.Advance.CARTOGRAPHY;
import static ecumene.facts.Advance.NAVAL_WARFARE;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.Removal;
import ecumene.loss.Stake;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Picked;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Piracy. The primary victim names two further players. The beneficiary picks 2 coastal cities of
 * the primary victim, who picks one coastal city of each of the others. All of them become pirate
 * cities. Cartography costs the primary victim one more, Naval Warfare one fewer; its holders are
 * not named.
 *
 * @rule C16
 */
public final class Piracy implements Calamity {

  @Override
  public Copies copies() {
    return Copies.AS_VICTIMS_LIKE;
  }

  @Override
  public boolean hasBeneficiary() {
    return true;
  }

  @Override
  public String comesToNothingBy() {
    return "G18";
  }

  @Override
  public List<Seizure> strike(Strike strike, Table table) {
    var world = table.world();
    var named =
        strike.nameVictims(
            2,
            Stake.COASTAL_CITIES,
            seat -> world.holds(seat, NAVAL_WARFARE), // C16.2, naval-warfare.8
            table);
    int cities =
        strike
            .amount(strike.victim(), 2, "C16.1")
            .more(1, CARTOGRAPHY, "cartography.2")
            .less(1, NAVAL_WARFARE, "naval-warfare.7")
            .cities(table);
    var due = new ArrayList<Seizure>();
    due.add(new Seizure(strike.beneficiary(), strike.victim(), cities)); // C16.1
    for (var other : named) {
      due.add(new Seizure(strike.victim(), other, 1)); // C16.2
    }
    return due;
  }

  private static Areas coastalCities(World world, Civilization owner) {
    return Areas.from(world.citiesOf(owner, Area::isCoastal));
  }

  /** Coastal cities of somebody that the chooser still has to pick. */
  record Seizure(Civilization chooser, Civilization owner, int cities) implements Owed<Picked> {

    @Override
    public Civilization seat() {
      return chooser;
    }

    @Override
    public @Nullable PickCities question(Table table) {
      var coastal = coastalCities(table.world(), owner);
      int due = Math.min(cities, coastal.size()); // C16.4
      return due == 0 ? null : new PickCities(chooser, owner, Fate.TURNED_PIRATE, coastal, due);
    }

    @Override
    public @Nullable Owed<?> settle(Picked answer, Table table) {
      for (var area : answer.areas()) {
        Removal.turnPirate(table, owner, area); // C16.3
      }
      return null;
    }
  }
}
