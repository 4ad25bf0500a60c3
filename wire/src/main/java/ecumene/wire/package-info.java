/**
 * How the engine's values look as JSON, for whoever sends or stores them.
 *
 * <p>Things of the game are named by their ids ({@code "knossos"}, {@code
 * "iconoclasm-and-heresy"}), records become objects with property names in kebab-case, and
 * questions, answers and events say of which kind they are. The engine knows nothing of it: {@link
 * ecumene.wire.Wire#JSON} reads its records as they are, so that a new kind needs no code here.
 */
@NullMarked
package ecumene.wire;

import org.jspecify.annotations.NullMarked;
