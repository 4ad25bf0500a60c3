/**
 * A position as a document that people can write: pieces, cards and standing of every seat. What is
 * not listed is where it belongs: pieces in stock, cards in their stacks.
 */
@NullMarked
package ecumene.wire.position;

import org.jspecify.annotations.NullMarked;
