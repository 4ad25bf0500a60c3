package ecumene.purchase;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import org.jspecify.annotations.Nullable;

/**
 * What a purchase takes of one chain of advances.
 *
 * @param lowered the one that Library makes cheaper, if it is one of these
 * @param price of all of them
 */
record Share(Advances advances, @Nullable Advance lowered, int price) {}
