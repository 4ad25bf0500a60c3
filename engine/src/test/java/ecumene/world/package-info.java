/** What a position is, and what changes it. */
@NullMarked
package ecumene.world;

import org.jspecify.annotations.NullMarked;
