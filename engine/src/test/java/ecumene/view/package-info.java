/** Examples of what is seen. */
@NullMarked
package ecumene.view;

import org.jspecify.annotations.NullMarked;
