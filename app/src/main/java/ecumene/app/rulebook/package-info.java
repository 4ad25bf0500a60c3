/**
 * Where code and tests cite the numbered statements of {@code rules/}, and which languages have
 * them.
 */
@NullMarked
package ecumene.app.rulebook;

import org.jspecify.annotations.NullMarked;
