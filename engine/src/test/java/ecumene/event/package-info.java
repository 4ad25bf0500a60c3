/** Examples of what is told. */
@NullMarked
package ecumene.event;

import org.jspecify.annotations.NullMarked;
