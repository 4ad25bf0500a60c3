/** The kinds of bots there are, by name. */
@NullMarked
package ecumene.bots.kind;

import org.jspecify.annotations.NullMarked;
