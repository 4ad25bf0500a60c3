@NullMarked
package ecumene.language;

import org.jspecify.annotations.NullMarked;
