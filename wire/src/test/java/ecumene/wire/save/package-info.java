@NullMarked
package ecumene.wire.save;

import org.jspecify.annotations.NullMarked;
