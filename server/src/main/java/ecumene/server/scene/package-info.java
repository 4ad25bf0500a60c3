/** What viewers of a table see, and are told when it changes. */
@NullMarked
package ecumene.server.scene;

import org.jspecify.annotations.NullMarked;
