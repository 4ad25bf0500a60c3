/** Writes the engine's values; {@link ecumene.wire.write.Writers} says how each type is written. */
@NullMarked
package ecumene.wire.write;

import org.jspecify.annotations.NullMarked;
