@NullMarked
package ecumene.server.room;

import org.jspecify.annotations.NullMarked;
