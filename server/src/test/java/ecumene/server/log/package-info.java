@NullMarked
package ecumene.server.log;

import org.jspecify.annotations.NullMarked;
