/** Tables that are being played: what they are told to do, their bots and their clocks. */
@NullMarked
package ecumene.server.room;

import org.jspecify.annotations.NullMarked;
