@NullMarked
package ecumene.app.referee;

import org.jspecify.annotations.NullMarked;
