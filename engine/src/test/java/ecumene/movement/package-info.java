/** Examples of movement. */
@NullMarked
package ecumene.movement;

import org.jspecify.annotations.NullMarked;
