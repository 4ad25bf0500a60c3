@NullMarked
package ecumene.server.http;

import org.jspecify.annotations.NullMarked;
