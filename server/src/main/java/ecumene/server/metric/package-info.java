/** What the server counts, for those who run it. */
@NullMarked
package ecumene.server.metric;

import org.jspecify.annotations.NullMarked;
