/** Examples of trade. */
@NullMarked
package ecumene.trade;

import org.jspecify.annotations.NullMarked;
