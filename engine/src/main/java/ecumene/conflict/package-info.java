/** Conflict between tokens and attacks on cities, by phase 4 and wherever a card orders them. */
@NullMarked
package ecumene.conflict;

import org.jspecify.annotations.NullMarked;
