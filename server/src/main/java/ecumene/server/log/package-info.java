/** The log of a table: read, written, played again. */
@NullMarked
package ecumene.server.log;

import org.jspecify.annotations.NullMarked;
