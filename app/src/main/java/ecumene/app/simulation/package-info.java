/** Games among bots, and games played again. */
@NullMarked
package ecumene.app.simulation;

import org.jspecify.annotations.NullMarked;
