/** The shapes of the map: from coastline and facts to land and water of every area. */
@NullMarked
package ecumene.map.geometry;

import org.jspecify.annotations.NullMarked;
