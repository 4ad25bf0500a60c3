/**
 * What happened, told in the past tense. Events are the log of the game: each names the rule, the
 * pieces and the arithmetic behind it, and who may know it.
 */
@NullMarked
package ecumene.event;

import org.jspecify.annotations.NullMarked;
