/** Commits of many writers in one, and what becomes of them when the store fails. */
@NullMarked
package ecumene.server.store.commit;

import org.jspecify.annotations.NullMarked;
