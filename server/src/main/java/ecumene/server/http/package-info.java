/** The protocol over HTTP, the page, and what those who run the server ask it. */
@NullMarked
package ecumene.server.http;

import org.jspecify.annotations.NullMarked;
