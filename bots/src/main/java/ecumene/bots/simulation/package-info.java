/** Games among bots, many at once, and what can be learned from them. */
@NullMarked
package ecumene.bots.simulation;

import org.jspecify.annotations.NullMarked;
