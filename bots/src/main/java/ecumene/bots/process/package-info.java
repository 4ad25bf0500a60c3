/** Bots of other people, each a program of its own that reads and writes lines of JSON. */
@NullMarked
package ecumene.bots.process;

import org.jspecify.annotations.NullMarked;
