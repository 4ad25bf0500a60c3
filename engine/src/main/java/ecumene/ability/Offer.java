package ecumene.ability;

import ecumene.facts.Advance;
import ecumene.table.Answer;
import ecumene.table.Question;
import org.jspecify.annotations.Nullable;

/**
 * How an ability can be used now: a part of {@link UseAbility}.
 *
 * @param <A> the kind of answer it takes
 */
public sealed interface Offer<A extends Answer> extends Question<A>
    permits ChoosePolicy, Convert, DiscardForTreasury, NameGivers, PickTarget, Resettle {

  Advance advance();

  /** The statement that grants the ability, which is the first of every one. */
  @Override
  default String rule() {
    return advance().id() + ".1";
  }

  /** Nobody has to use an ability (P10.1). */
  @Override
  default @Nullable A forced() {
    return null;
  }
}
