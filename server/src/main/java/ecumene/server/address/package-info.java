/** Internet addresses: who asks, who stands between, and what only a private network reaches. */
@NullMarked
package ecumene.server.address;

import org.jspecify.annotations.NullMarked;
