/** Opens, backs up and restores a store, whichever it is. */
@NullMarked
package ecumene.server.store.kind;

import org.jspecify.annotations.NullMarked;
