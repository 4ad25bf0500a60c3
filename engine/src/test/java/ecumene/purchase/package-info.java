/** Examples of the acquisition of advances. */
@NullMarked
package ecumene.purchase;

import org.jspecify.annotations.NullMarked;
