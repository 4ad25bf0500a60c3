package ecumene.phase;

import ecumene.table.Answer;

/** So many tokens for each city. */
public record TaxRate(int tokens) implements Answer {}
