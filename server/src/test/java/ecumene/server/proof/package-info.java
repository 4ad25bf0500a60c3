/** Shows that nothing is lost: servers that are killed, nodes that race. */
@NullMarked
package ecumene.server.proof;

import org.jspecify.annotations.NullMarked;
