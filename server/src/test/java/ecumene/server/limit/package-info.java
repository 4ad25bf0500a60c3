@NullMarked
package ecumene.server.limit;

import org.jspecify.annotations.NullMarked;
