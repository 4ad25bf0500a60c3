package ecumene.game;

import ecumene.phase.Phase;

/** The beginning of a phase, and the position then in one number. */
public record Mark(int turn, Phase phase, long hash) {}
