package ecumene.phase;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Picked;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * A player founds the five cities with which the Short Game begins.
 *
 * @param region where they can stand
 * @rule S7.3
 */
public record FoundCities(Civilization seat, Areas region) implements Question<Picked> {
  public static final int CITIES = 5;
  public static final int ON_SITES = 4;

  @Override
  public String rule() {
    return "S7.3";
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    int onSites = 0;
    for (var area : answer.areas()) {
      if (!region.contains(area)) {
        return new Refusal(rule(), "no city can be founded in {area}", area);
      }
      onSites += hasSite(area) ? 1 : 0;
    }
    if (answer.areas().size() != CITIES) {
      return new Refusal(
          rule(), "{due} cities are founded, not {founded}", CITIES, answer.areas().size());
    }
    return onSites < ON_SITES
        ? new Refusal(
            rule(), "{sites} [sites:is|are] on city sites, {due} must be", onSites, ON_SITES)
        : null;
  }

  private static boolean hasSite(Area area) {
    return area.site() != CitySite.NONE;
  }

  @Override
  public @Nullable Picked forced() {
    return region.size() == CITIES ? new Picked(region) : null;
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    var sites = region.list().stream().filter(FoundCities::hasSite).toList();
    var picked = new ArrayList<>(dice.some(sites, ON_SITES));
    var rest = region.list().stream().filter(area -> !picked.contains(area)).toList();
    picked.add(dice.one(rest));
    return new Picked(Areas.from(picked));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("found-cities", seat).and(region);
  }
}
