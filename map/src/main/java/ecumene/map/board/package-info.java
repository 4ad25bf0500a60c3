/** What stands on the map: names, limits, sites, flood plains, volcanoes, and room for pieces. */
@NullMarked
package ecumene.map.board;

import org.jspecify.annotations.NullMarked;
