/** Examples of the special abilities, one class each. */
@NullMarked
package ecumene.ability;

import org.jspecify.annotations.NullMarked;
