@NullMarked
package ecumene.wire;

import org.jspecify.annotations.NullMarked;
