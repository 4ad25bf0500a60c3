/** All that one can ask the server. */
@NullMarked
package ecumene.server.http.routes;

import org.jspecify.annotations.NullMarked;
