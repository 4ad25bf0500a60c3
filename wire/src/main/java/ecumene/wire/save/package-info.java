/** Games as files: header, journal, and the position at the beginning of the newest phase. */
@NullMarked
package ecumene.wire.save;

import org.jspecify.annotations.NullMarked;
