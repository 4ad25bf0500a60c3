package ecumene.phase;

import ecumene.facts.Civilization;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.loss.TokensPicked;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player places tokens from stock where there is room for them.
 *
 * @param room the most that each area takes
 * @param least how many have to be placed
 * @param most how many may be, never more than there is room for
 * @rule P2.2, S7.7
 */
public record PlaceTokens(Civilization seat, String rule, List<Portion> room, int least, int most)
    implements Question<TokensPicked> {

  public PlaceTokens {
    room = List.copyOf(room);
  }

  @Override
  public Class<TokensPicked> answerType() {
    return TokensPicked.class;
  }

  @Override
  public @Nullable Refusal judge(TokensPicked answer) {
    var refusal = PickTokens.judge(answer.portions(), room, rule);
    if (refusal != null) {
      return refusal;
    }
    int placed = PickTokens.tokens(answer.portions());
    if (placed < least) {
      return new Refusal(
          rule, "{placed} [placed:is|are] placed, {due} [due:is|are] due", placed, least);
    }
    return placed > most
        ? new Refusal(rule, "{placed} [placed:is|are] placed, {most} may be", placed, most)
        : null;
  }

  @Override
  public @Nullable TokensPicked forced() {
    if (least < most) {
      return null;
    }
    if (room.size() == 1) {
      return new TokensPicked(List.of(new Portion(room.getFirst().area(), most, 0)));
    }
    return most == PickTokens.tokens(room) ? new TokensPicked(room) : null;
  }

  @Override
  public TokensPicked anyAnswer(Dice dice) {
    return new TokensPicked(PickTokens.some(room, least + dice.below(most - least + 1), dice));
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("place-tokens", seat).and(rule).and(least).and(most);
    for (var portion : room) {
      print.and(portion.area().index()).and(portion.tokens());
    }
    return print;
  }
}
