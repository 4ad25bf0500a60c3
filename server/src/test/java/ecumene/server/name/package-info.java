@NullMarked
package ecumene.server.name;

import org.jspecify.annotations.NullMarked;
