package ecumene.calamity;

import static ecumene.facts.Advance.DEMOCRACY;
import static ecumene.facts.Advance.DRAMA_AND_POETRY;
import static ecumene.facts.Advance.MILITARY;
import static ecumene.facts.Advance.MUSIC;
import static ecumene.facts.Advance.PHILOSOPHY;

import ecumene.facts.Civilization;
import ecumene.loss.Annexation;
import ecumene.loss.HangingTogether;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Civil War. What the victim has above 35 unit points goes to the beneficiary; the victim picks it,
 * in areas that hang together. 5 points fewer for each of Music and Drama and Poetry, 10 fewer for
 * Democracy, 5 more for each of Philosophy and Military. With 35 points or less there is none.
 *
 * @rule C7
 */
public final class CivilWar implements Calamity {
  public static final int LOYAL = 35;

  @Override
  public Copies copies() {
    return Copies.IN_ORDER;
  }

  @Override
  public boolean hasBeneficiary() {
    return true;
  }

  @Override
  public String comesToNothingBy() {
    return "RU.13";
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.unitPoints(victim) <= LOYAL ? "C7.1" : null;
  }

  @Override
  public List<Owed<?>> strike(Strike strike, Table table) {
    var victim = strike.victim();
    int excess = table.world().unitPoints(victim) - LOYAL;
    int points =
        strike
            .amount(victim, excess, "C7.2")
            .less(5, MUSIC, "music.1")
            .less(5, DRAMA_AND_POETRY, "drama-and-poetry.1")
            .less(10, DEMOCRACY, "democracy.3")
            .more(5, PHILOSOPHY, "philosophy.3")
            .more(5, MILITARY, "military.3")
            .unitPoints(table);
    var units = HangingTogether.pick(victim, victim, points, table); // C7.2, C7.4
    Annexation.portions(units, strike, table); // C7.2, C7.6
    return List.of();
  }
}
