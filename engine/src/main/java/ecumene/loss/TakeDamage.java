package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.Collections;
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
  private static final int MOST_TOKENS = 4;

  public TakeDamage {
    sites = List.copyOf(sites);
  }

  static TakeDamage of(Civilization seat, int points, List<Site> sites, int stock) {
    int due = Math.min(points, sites.stream().mapToInt(Site::points).sum());
    var question = new TakeDamage(seat, due, sites, stock);
    while (question.ways().isEmpty()) {
      question = new TakeDamage(seat, ++due, sites, stock); // RU.2: no exact choice exists
    }
    return question;
  }

  /** A way to meet what is due: tokens removed, cities taken, tokens put in their places. */
  private record Way(int removed, int taken, int placed) {}

  private List<Way> ways() {
    int tokens = sites.stream().mapToInt(Site::tokens).sum();
    int cities = sites.stream().mapToInt(Site::cities).sum();
    var ways = new ArrayList<Way>();
    for (int taken = 0; taken <= cities; taken++) {
      for (int removed = 0; removed <= tokens; removed++) {
        int placed = removed + Damage.CITY * taken - due;
        if (placed >= 0 && placed <= Math.min(MOST_TOKENS * taken, stock + removed)) {
          ways.add(new Way(removed, taken, placed));
        }
      }
    }
    return ways;
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
        return new Refusal("P9.20", "nothing can be taken in " + loss.area());
      }
      var taken = loss instanceof Loss.Tokens ? tokensTaken : cityTaken;
      if (taken[place]) {
        return new Refusal("P9.20", loss.area() + " is named twice");
      }
      taken[place] = true;
      var refusal = judge(loss, sites.get(place));
      if (refusal != null) {
        return refusal;
      }
      reserve += stockGained(loss);
    }
    if (reserve < 0) {
      return new Refusal("P9.21", "stock is " + -reserve + " short of the tokens to be placed");
    }
    if (answer.points() != due) {
      return new Refusal("P9.21", "that is " + answer.points() + " damage, " + due + " are due");
    }
    return null;
  }

  private static @Nullable Refusal judge(Loss loss, Site site) {
    return switch (loss) {
      case Loss.Tokens(Area area, int count) ->
          count < 1 || count > site.tokens()
              ? new Refusal("P9.20", area + " has " + site.tokens() + " to take, not " + count)
              : null;
      case Loss.Reduced(Area area, int tokens) when site.cities() == 1 ->
          tokens < 1 || tokens > MOST_TOKENS
              ? new Refusal("P9.21", "a city is reduced to 1 to 4 tokens, not to " + tokens)
              : null;
      case Loss.Reduced(Area area, int _) -> noCity(area);
      case Loss.Destroyed(Area area) -> site.cities() == 1 ? null : noCity(area);
    };
  }

  private static Refusal noCity(Area area) {
    return new Refusal("P9.21", "there is no city to take in " + area);
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

  /** Everything goes, or tokens can be taken from one area only. */
  @Override
  public @Nullable Losses forced() {
    int points = 0;
    int cities = 0;
    for (var site : sites) {
      points += site.points();
      cities += site.cities();
    }
    if (points == due) {
      var all = Losses.NONE;
      for (var site : sites) {
        all = site.tokens() > 0 ? all.tokens(site.area(), site.tokens()) : all;
        all = site.cities() > 0 ? all.destroy(site.area()) : all;
      }
      return all;
    }
    return sites.size() == 1 && cities == 0
        ? Losses.NONE.tokens(sites.getFirst().area(), due)
        : null;
  }

  @Override
  public Losses anyAnswer(Dice dice) {
    var way = dice.one(ways());
    var losses = new ArrayList<Loss>();
    var tokens = new ArrayList<Area>();
    var cities = new ArrayList<Area>();
    for (var site : sites) {
      tokens.addAll(Collections.nCopies(site.tokens(), site.area()));
      cities.addAll(Collections.nCopies(site.cities(), site.area()));
    }
    var removed = dice.some(tokens, way.removed());
    for (var area : removed.stream().distinct().toList()) {
      losses.add(new Loss.Tokens(area, Collections.frequency(removed, area)));
    }
    var taken = dice.some(cities, way.taken());
    var places = new ArrayList<Area>();
    taken.forEach(area -> places.addAll(Collections.nCopies(MOST_TOKENS, area)));
    var placed = dice.some(places, way.placed());
    for (var area : taken) {
      int left = Collections.frequency(placed, area);
      losses.add(left == 0 ? new Loss.Destroyed(area) : new Loss.Reduced(area, left));
    }
    return new Losses(losses);
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("take-damage", seat).and(due).and(stock);
    for (var site : sites) {
      print = print.and(site.area().index()).and(site.tokens()).and(site.cities());
    }
    return print;
  }
}
