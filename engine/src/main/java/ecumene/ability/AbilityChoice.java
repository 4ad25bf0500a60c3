package ecumene.ability;

import ecumene.facts.Advance;
import ecumene.table.Answer;

/** What a player does next in the own turn of P10. */
public sealed interface AbilityChoice extends Answer {

  /** Uses an ability in this way, which answers its {@link Offer}. */
  record Use(Advance advance, Answer how) implements AbilityChoice {}

  /** Uses no more abilities this turn. */
  record Finish() implements AbilityChoice {}
}
