@NullMarked
package ecumene.wire.view;

import org.jspecify.annotations.NullMarked;
