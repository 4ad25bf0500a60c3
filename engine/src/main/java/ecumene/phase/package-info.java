/** The phases of a turn, one class each, named as in the rules. */
@NullMarked
package ecumene.phase;

import org.jspecify.annotations.NullMarked;
