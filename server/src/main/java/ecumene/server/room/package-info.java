/** Tables that are being played: one writer each, and everybody who looks on. */
@NullMarked
package ecumene.server.room;

import org.jspecify.annotations.NullMarked;
