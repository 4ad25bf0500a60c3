/** How much one address, one key or one account may ask for. */
@NullMarked
package ecumene.server.limit;

import org.jspecify.annotations.NullMarked;
