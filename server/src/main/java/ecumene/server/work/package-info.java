/** Work that keeps a processor busy. */
@NullMarked
package ecumene.server.work;

import org.jspecify.annotations.NullMarked;
