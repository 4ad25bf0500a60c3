/**
 * The special abilities, one file each, and the turn in which a player uses them (P10). What can be
 * done with an ability is its {@link ecumene.ability.Offer}; a player in turn gets all offers in
 * one question and answers with one of them, or finishes.
 */
@NullMarked
package ecumene.ability;

import org.jspecify.annotations.NullMarked;
