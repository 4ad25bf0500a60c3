@NullMarked
package ecumene.server.notice;

import org.jspecify.annotations.NullMarked;
