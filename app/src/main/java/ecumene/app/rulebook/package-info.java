/** The numbered statements of {@code rules/}, and where code and tests cite them. */
@NullMarked
package ecumene.app.rulebook;

import org.jspecify.annotations.NullMarked;
