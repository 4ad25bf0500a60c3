@NullMarked
package ecumene.bots.tune;

import org.jspecify.annotations.NullMarked;
