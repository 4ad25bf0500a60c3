@NullMarked
package ecumene.app.simulation;

import org.jspecify.annotations.NullMarked;
