/** The letters that names are measured and drawn with. */
@NullMarked
package ecumene.map.letter;

import org.jspecify.annotations.NullMarked;
