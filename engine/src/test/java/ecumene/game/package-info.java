/** Whole stretches of play. */
@NullMarked
package ecumene.game;

import org.jspecify.annotations.NullMarked;
