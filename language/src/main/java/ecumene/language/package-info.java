/** The languages there are, and what things are called in them: the csv files of the rules. */
@NullMarked
package ecumene.language;

import org.jspecify.annotations.NullMarked;
