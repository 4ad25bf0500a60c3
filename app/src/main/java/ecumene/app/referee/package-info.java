/**
 * The referee: a position and replies in, what the rules make of them out, as a document that can
 * be given back. {@code docs/referee.md} describes it.
 */
@NullMarked
package ecumene.app.referee;

import org.jspecify.annotations.NullMarked;
