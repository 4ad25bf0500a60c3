/** Trade: offers that stand until they are accepted or withdrawn, and the exchange of cards. */
@NullMarked
package ecumene.trade;

import org.jspecify.annotations.NullMarked;
