package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody whose stock is too small picks which of the tokens to annex.
 *
 * @rule G19
 */
public record PickTokens(Civilization seat, Civilization owner, List<Portion> from, int count)
    implements Question<TokensPicked> {

  public PickTokens {
    from = List.copyOf(from);
  }

  @Override
  public String rule() {
    return "G19";
  }

  @Override
  public Class<TokensPicked> answerType() {
    return TokensPicked.class;
  }

  @Override
  public @Nullable Refusal judge(TokensPicked answer) {
    var refusal = judge(answer.portions(), from, rule());
    if (refusal != null) {
      return refusal;
    }
    int picked = tokens(answer.portions());
    return picked == count
        ? null
        : new Refusal(
            rule(), "{picked} [picked:is|are] picked, {due} [due:is|are] due", picked, count);
  }

  /** Why these tokens can not be picked from those, however many are due. */
  public static @Nullable Refusal judge(List<Portion> picked, List<Portion> from, String rule) {
    var named = new ArrayList<Area>();
    for (var portion : picked) {
      if (named.contains(portion.area())) {
        return new Refusal(rule, "{area} is named twice", portion.area());
      }
      named.add(portion.area());
      int most = tokensIn(portion.area(), from);
      if (portion.cities() != 0 || portion.tokens() < 1 || portion.tokens() > most) {
        return new Refusal(
            rule, "{area}: at most {most} [most:token|tokens]", portion.area(), most);
      }
    }
    return null;
  }

  private static int tokensIn(Area area, List<Portion> from) {
    for (var portion : from) {
      if (portion.area().equals(area)) {
        return portion.tokens();
      }
    }
    return 0;
  }

  public static int tokens(List<Portion> portions) {
    int sum = 0;
    for (var portion : portions) {
      sum += portion.tokens();
    }
    return sum;
  }

  @Override
  public @Nullable TokensPicked forced() {
    return from.size() == 1
        ? new TokensPicked(List.of(new Portion(from.getFirst().area(), count, 0)))
        : null;
  }

  @Override
  public TokensPicked anyAnswer(Dice dice) {
    return new TokensPicked(some(from, count, dice));
  }

  /** Any so many of the tokens. */
  public static List<Portion> some(List<Portion> from, int count, Dice dice) {
    int[] heaps = new int[from.size()];
    for (int i = 0; i < heaps.length; i++) {
      heaps[i] = from.get(i).tokens();
    }
    int[] picked = dice.spread(count, heaps);
    var portions = new ArrayList<Portion>();
    for (int i = 0; i < picked.length; i++) {
      if (picked[i] > 0) {
        portions.add(new Portion(from.get(i).area(), picked[i], 0));
      }
    }
    return portions;
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("pick-tokens", seat).and(owner.index()).and(count);
    for (var portion : from) {
      print.and(portion.area().index()).and(portion.tokens());
    }
    return print;
  }

  /** What is left of the portions when these tokens are gone. */
  static List<Portion> without(List<Portion> all, List<Portion> gone) {
    var left = new ArrayList<Portion>();
    for (var portion : all) {
      int tokens = portion.tokens();
      for (var other : gone) {
        tokens -= other.area().equals(portion.area()) ? other.tokens() : 0;
      }
      if (tokens > 0) {
        left.add(new Portion(portion.area(), tokens, 0));
      }
    }
    return left;
  }
}
