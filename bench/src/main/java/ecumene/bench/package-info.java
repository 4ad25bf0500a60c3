/** How fast the engine is, each figure as a ratio to something measured in the same run. */
@NullMarked
package ecumene.bench;

import org.jspecify.annotations.NullMarked;
