/** What is kept on disk: tables, their logs, keys and accounts. */
@NullMarked
package ecumene.server.store;

import org.jspecify.annotations.NullMarked;
