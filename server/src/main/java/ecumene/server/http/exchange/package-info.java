/** A request, and the response or the stream of events that is the answer to it. */
@NullMarked
package ecumene.server.http.exchange;

import org.jspecify.annotations.NullMarked;
