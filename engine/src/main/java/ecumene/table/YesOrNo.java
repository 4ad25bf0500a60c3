package ecumene.table;

import org.jspecify.annotations.Nullable;

/** A question that can be agreed to or declined; it is not asked where only one is legal. */
public interface YesOrNo extends Question<Decision> {

  @Override
  default Class<Decision> answerType() {
    return Decision.class;
  }

  @Override
  default @Nullable Refusal judge(Decision answer) {
    return null;
  }

  @Override
  default @Nullable Decision forced() {
    return null;
  }

  @Override
  default Decision anyAnswer(Dice dice) {
    return dice.below(2) == 0 ? Decision.YES : Decision.NO;
  }
}
