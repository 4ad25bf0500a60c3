/** Who is told what: whole games, message by message. */
@NullMarked
package ecumene.server.secrecy;

import org.jspecify.annotations.NullMarked;
