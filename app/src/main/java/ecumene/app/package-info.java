/** The one command line. */
@NullMarked
package ecumene.app;

import org.jspecify.annotations.NullMarked;
