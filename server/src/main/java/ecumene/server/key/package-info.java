/** Keys: secrets that open a seat or a table, and how they reach a phone. */
@NullMarked
package ecumene.server.key;

import org.jspecify.annotations.NullMarked;
