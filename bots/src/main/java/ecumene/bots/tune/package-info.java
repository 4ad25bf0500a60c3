/**
 * Finding better figures for house players: a screening of all of them at once, then a refinement
 * of those that count most. It plays whole games and nothing else.
 */
@NullMarked
package ecumene.bots.tune;

import org.jspecify.annotations.NullMarked;
