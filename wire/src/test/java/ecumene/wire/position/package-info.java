@NullMarked
package ecumene.wire.position;

import org.jspecify.annotations.NullMarked;
