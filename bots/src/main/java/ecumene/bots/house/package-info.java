/**
 * The house player. Each class answers one kind of question from what its seat may know; {@link
 * ecumene.bots.house.HouseBot} hands every question to the one that knows it. What tells one house
 * player from another is its {@link ecumene.bots.house.Version}: figures, no code.
 */
@NullMarked
package ecumene.bots.house;

import org.jspecify.annotations.NullMarked;
