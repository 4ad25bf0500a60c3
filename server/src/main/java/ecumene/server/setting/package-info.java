/** What those who run the server can set. */
@NullMarked
package ecumene.server.setting;

import org.jspecify.annotations.NullMarked;
