package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A victim chooses where to take damage: exactly what is due (RU.2), by tokens, by cities
 * destroyed, or by cities reduced to 1 to 4 tokens (RU.3).
 *
 * @param due the points to be taken: the damage, or the least above it where it can not be met
 * @param stock tokens in stock, which limit reductions
 * @rule P9.21
 */
public record TakeDamage(Civilization seat, int due, List<Site> sites, int stock)
    implements Question<Losses> {

  public TakeDamage {
    sites = List.copyOf(sites);
  }

  static TakeDamage of(Civilization seat, int points, List<Site> sites, int stock) {
    var question = new TakeDamage(seat, points, sites, stock);
    return new TakeDamage(seat, question.ways().due(), question.sites, stock);
  }

  private Ways ways() {
    int tokens = 0;
    int cities = 0;
    for (int i = 0; i < sites.size(); i++) {
      tokens += sites.get(i).tokens();
      cities += sites.get(i).cities();
    }
    return Ways.of(due, tokens, cities, stock);
  }

  @Override
  public String rule() {
    return "P9.20";
  }

  @Override
  public Class<Losses> answerType() {
    return Losses.class;
  }

  @Override
  public @Nullable Refusal judge(Losses answer) {
    boolean[] tokensTaken = new boolean[sites.size()];
    boolean[] cityTaken = new boolean[sites.size()];
    int reserve = stock;
    for (var loss : answer.losses()) {
      int place = find(loss.area());
      if (place < 0) {
        return new Refusal("P9.20", "nothing can be taken in {area}", loss.area());
      }
      var taken = loss instanceof Loss.Tokens ? tokensTaken : cityTaken;
      if (taken[place]) {
        return new Refusal("P9.20", "{area} is named twice", loss.area());
      }
      taken[place] = true;
      var refusal = judge(loss, sites.get(place));
      if (refusal != null) {
        return refusal;
      }
      reserve += stockGained(loss);
    }
    if (reserve < 0) {
      return new Refusal("P9.21", "stock is {missing} short of the tokens to be placed", -reserve);
    }
    if (answer.points() != due) {
      return new Refusal(
          "RU.2", "that is {damage} damage, {due} [due:is|are] due", answer.points(), due);
    }
    return null;
  }

  private static @Nullable Refusal judge(Loss loss, Site site) {
    return switch (loss) {
      case Loss.Tokens(Area area, int count) ->
          count < 1 || count > site.tokens()
              ? new Refusal(
                  "P9.20", "{area} has {tokens} to take, not {taken}", area, site.tokens(), count)
              : null;
      case Loss.Reduced(Area area, int tokens) when site.cities() == 1 ->
          tokens < 1 || tokens > Damage.MOST_LEFT
              ? new Refusal("P9.21", "a city is reduced to 1 to 4 tokens, not to {tokens}", tokens)
              : null;
      case Loss.Reduced(Area area, int _) -> noCity(area);
      case Loss.Destroyed(Area area) -> site.cities() == 1 ? null : noCity(area);
    };
  }

  private static Refusal noCity(Area area) {
    return new Refusal("P9.21", "there is no city to take in {area}", area);
  }

  private static int stockGained(Loss loss) {
    return switch (loss) {
      case Loss.Tokens tokens -> tokens.count();
      case Loss.Reduced reduced -> -reduced.tokens();
      case Loss.Destroyed _ -> 0;
    };
  }

  private int find(Area area) {
    for (int i = 0; i < sites.size(); i++) {
      if (sites.get(i).area().equals(area)) {
        return i;
      }
    }
    return -1;
  }

  /** The only way, where it leaves no choice of areas either. */
  @Override
  public @Nullable Losses forced() {
    var ways = ways();
    return ways.count() == 1 && leavesNoChoice(ways.get(0), ways) ? anyAnswer(_ -> 0) : null;
  }

  /**
   * Whether the only way there is says all. It has tokens removed where there are any, and never as
   * many placed as several cities can be reduced to: a city less would do instead.
   */
  private boolean leavesNoChoice(Ways.Way way, Ways ways) {
    boolean whichTokens = way.removed() < ways.tokens() && areasWithTokens() > 1;
    boolean whichCities = way.taken() > 0 && way.taken() < ways.cities();
    boolean whichPlaces = way.taken() > 1 && way.placed() > 0;
    return !whichTokens && !whichCities && !whichPlaces;
  }

  private int areasWithTokens() {
    int areas = 0;
    for (var site : sites) {
      areas += site.tokens() > 0 ? 1 : 0;
    }
    return areas;
  }

  @Override
  public Losses anyAnswer(Dice dice) {
    var ways = ways();
    var way = ways.get(dice.below(ways.count()));
    int[] tokens = new int[sites.size()];
    int[] cities = new int[sites.size()];
    for (int i = 0; i < sites.size(); i++) {
      tokens[i] = sites.get(i).tokens();
      cities[i] = sites.get(i).cities();
    }
    int[] removed = dice.spread(way.removed(), tokens);
    int[] taken = dice.spread(way.taken(), cities);
    int[] places = new int[sites.size()];
    Arrays.setAll(places, i -> Damage.MOST_LEFT * taken[i]);
    int[] placed = dice.spread(way.placed(), places);
    return losses(removed, taken, placed);
  }

  private Losses losses(int[] removed, int[] taken, int[] placed) {
    var losses = new ArrayList<Loss>();
    for (int i = 0; i < sites.size(); i++) {
      var area = sites.get(i).area();
      if (removed[i] > 0) {
        losses.add(new Loss.Tokens(area, removed[i]));
      }
      if (taken[i] > 0) {
        losses.add(placed[i] > 0 ? new Loss.Reduced(area, placed[i]) : new Loss.Destroyed(area));
      }
    }
    return new Losses(losses);
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("take-damage", seat).and(due).and(stock);
    for (var site : sites) {
      print.and(site.area().index()).and(site.tokens()).and(site.cities());
    }
    return print;
  }
}
