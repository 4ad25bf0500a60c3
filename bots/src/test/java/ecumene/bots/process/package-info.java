@NullMarked
package ecumene.bots.process;

import org.jspecify.annotations.NullMarked;
