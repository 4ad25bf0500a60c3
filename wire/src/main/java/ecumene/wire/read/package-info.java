/** Reads the engine's values; {@link ecumene.wire.read.Readers} says how each type is read. */
@NullMarked
package ecumene.wire.read;

import org.jspecify.annotations.NullMarked;
