/** What a route is, who may use it, and how often. */
@NullMarked
package ecumene.server.http.routing;

import org.jspecify.annotations.NullMarked;
