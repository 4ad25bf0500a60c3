@NullMarked
package ecumene.app.serve;

import org.jspecify.annotations.NullMarked;
