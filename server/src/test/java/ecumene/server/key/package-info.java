@NullMarked
package ecumene.server.key;

import org.jspecify.annotations.NullMarked;
