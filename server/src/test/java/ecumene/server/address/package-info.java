@NullMarked
package ecumene.server.address;

import org.jspecify.annotations.NullMarked;
