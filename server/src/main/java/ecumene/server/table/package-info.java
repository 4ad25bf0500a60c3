/** What happens at one table, line after line; its state is nothing but what its lines make it. */
@NullMarked
package ecumene.server.table;

import org.jspecify.annotations.NullMarked;
