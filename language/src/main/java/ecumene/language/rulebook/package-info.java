/** The numbered statements of {@code rules/}. */
@NullMarked
package ecumene.language.rulebook;

import org.jspecify.annotations.NullMarked;
