/** The statements that all databases understand. */
@NullMarked
package ecumene.server.store.sql;

import org.jspecify.annotations.NullMarked;
