package ecumene.calamity;

import static ecumene.facts.Advance.ADVANCED_MILITARY;
import static ecumene.facts.Advance.DEMOCRACY;
import static ecumene.facts.Advance.DRAMA_AND_POETRY;
import static ecumene.facts.Advance.LAW;
import static ecumene.facts.Advance.MUSIC;
import static ecumene.facts.Advance.NAVAL_WARFARE;

import ecumene.loss.Reduction;
import ecumene.loss.Strike;
import ecumene.table.Table;
import java.util.List;

/**
 * Civil Disorder. The victim reduces all cities but 3: one fewer for each of Music, Drama and
 * Poetry, Law and Democracy, one more for each of Naval Warfare and Advanced Military.
 *
 * @rule C12
 */
public final class CivilDisorder implements Calamity {
  private static final int KEPT = 3;

  @Override
  public String comesToNothingBy() {
    return "C12.3";
  }

  @Override
  public List<Reduction> strike(Strike strike, Table table) {
    int beyond = table.world().citiesOnBoard(strike.victim()) - KEPT; // D4: below 0 too
    int cities =
        strike
            .amount(strike.victim(), beyond, "C12.1")
            .less(1, MUSIC, "music.2")
            .less(1, DRAMA_AND_POETRY, "drama-and-poetry.2")
            .less(1, LAW, "law.2")
            .less(1, DEMOCRACY, "democracy.4")
            .more(1, NAVAL_WARFARE, "naval-warfare.9")
            .more(1, ADVANCED_MILITARY, "advanced-military.7")
            .cities(table);
    return List.of(new Reduction(strike.victim(), cities)); // C12.2, C12.3
  }
}
