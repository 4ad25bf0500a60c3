/** Which rules and facts a game is played by, to name those that have changed. */
@NullMarked
package ecumene.server.rules;

import org.jspecify.annotations.NullMarked;
