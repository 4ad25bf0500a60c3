/** Examples of the phases. */
@NullMarked
package ecumene.phase;

import org.jspecify.annotations.NullMarked;
