package ecumene.wire.position;

import ecumene.facts.AstTable;
import ecumene.world.Terms;
import ecumene.world.Terms.Length;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The terms of a game, of which only those that are not usual need be said.
 *
 * @param astTable left out: Basic
 * @param length left out: the full game
 * @param turnLimit left out: 0, for none
 */
public record StatedTerms(
    @Nullable AstTable astTable, @Nullable Length length, @Nullable Integer turnLimit) {

  /** Null for the usual terms. */
  static @Nullable StatedTerms of(Terms terms) {
    return terms.equals(Terms.BASIC)
        ? null
        : new StatedTerms(terms.astTable(), terms.length(), terms.turnLimit());
  }

  Terms terms(Faults faults, String place) {
    try {
      return new Terms(
          Objects.requireNonNullElse(astTable, Terms.BASIC.astTable()),
          Objects.requireNonNullElse(length, Terms.BASIC.length()),
          Objects.requireNonNullElse(turnLimit, Terms.BASIC.turnLimit()));
    } catch (IllegalArgumentException refused) {
      faults.add(place, String.valueOf(refused.getMessage()));
      return Terms.BASIC;
    }
  }
}
