@NullMarked
package ecumene.server.table;

import org.jspecify.annotations.NullMarked;
