/**
 * What one seat may know: selected from the game, never stripped from it.
 *
 * @rule 1.15
 */
@NullMarked
package ecumene.view;

import org.jspecify.annotations.NullMarked;
