/** Tells a chat elsewhere who is to move. */
@NullMarked
package ecumene.server.notice;

import org.jspecify.annotations.NullMarked;
