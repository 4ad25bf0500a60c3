@NullMarked
package ecumene.map.language;

import org.jspecify.annotations.NullMarked;
