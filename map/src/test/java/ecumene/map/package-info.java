@NullMarked
package ecumene.map;

import org.jspecify.annotations.NullMarked;
