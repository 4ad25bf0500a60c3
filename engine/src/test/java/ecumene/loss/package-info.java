/** Examples of the words calamities are written in. */
@NullMarked
package ecumene.loss;

import org.jspecify.annotations.NullMarked;
