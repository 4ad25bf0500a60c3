/**
 * The position on the table: who has which pieces where, which cards, which advances.
 *
 * <p>{@link ecumene.world.World} is flat arrays behind words of the rule book. It knows what is
 * there and keeps the sums of rule 1.1, but decides nothing: rules read it and change it through
 * its verbs, and through nothing else.
 */
@NullMarked
package ecumene.world;

import org.jspecify.annotations.NullMarked;
