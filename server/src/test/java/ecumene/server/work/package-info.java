@NullMarked
package ecumene.server.work;

import org.jspecify.annotations.NullMarked;
