/** Examples of what is printed, and tables that are refused. */
@NullMarked
package ecumene.facts;

import org.jspecify.annotations.NullMarked;
