/**
 * Players that are no people: they see what their seat sees, and answer what it is asked. And games
 * among them, many at once.
 */
@NullMarked
package ecumene.bots;

import org.jspecify.annotations.NullMarked;
