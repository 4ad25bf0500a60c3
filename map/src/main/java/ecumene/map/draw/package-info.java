/** Draws the board for pages, pictures and print. */
@NullMarked
package ecumene.map.draw;

import org.jspecify.annotations.NullMarked;
