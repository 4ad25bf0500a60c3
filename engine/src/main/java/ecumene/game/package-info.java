/** The game as a whole: how phases follow one another. */
@NullMarked
package ecumene.game;

import org.jspecify.annotations.NullMarked;
