/** Examples of conflict. */
@NullMarked
package ecumene.conflict;

import org.jspecify.annotations.NullMarked;
