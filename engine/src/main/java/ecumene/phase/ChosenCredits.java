package ecumene.phase;

import ecumene.purchase.Credits;
import ecumene.table.Answer;

/** Free credits, in the colours that their owner chose. */
public record ChosenCredits(Credits credits) implements Answer {}
