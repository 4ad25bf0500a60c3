@NullMarked
package ecumene.server;

import org.jspecify.annotations.NullMarked;
