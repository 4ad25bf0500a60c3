/**
 * A second copy of the database, which gets every commit soon, and from which it can be rebuilt.
 */
@NullMarked
package ecumene.server.store.sqlite.protection;

import org.jspecify.annotations.NullMarked;
