/** Examples of the calamities, one class each. */
@NullMarked
package ecumene.calamity;

import org.jspecify.annotations.NullMarked;
