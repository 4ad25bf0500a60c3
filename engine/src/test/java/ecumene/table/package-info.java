/** The machinery under the rules, tried with rules made up for it. */
@NullMarked
package ecumene.table;

import org.jspecify.annotations.NullMarked;
