@NullMarked
package ecumene.server.rules;

import org.jspecify.annotations.NullMarked;
