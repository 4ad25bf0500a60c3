/** The database that several nodes share. */
@NullMarked
package ecumene.server.store.postgres;

import org.jspecify.annotations.NullMarked;
