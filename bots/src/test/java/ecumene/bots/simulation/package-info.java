@NullMarked
package ecumene.bots.simulation;

import org.jspecify.annotations.NullMarked;
