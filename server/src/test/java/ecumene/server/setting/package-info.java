@NullMarked
package ecumene.server.setting;

import org.jspecify.annotations.NullMarked;
