/** The database in a file of our own: its files, locks, checkpoints, backups. */
@NullMarked
package ecumene.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
