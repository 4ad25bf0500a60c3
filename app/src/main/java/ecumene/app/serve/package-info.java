/** The server on the command line, and what belongs to running it. */
@NullMarked
package ecumene.app.serve;

import org.jspecify.annotations.NullMarked;
