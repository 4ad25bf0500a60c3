package ecumene.event;

import ecumene.facts.Civilization;

/** A seat had no choice, so the game made it (RU.6); what was chosen shows in the next events. */
public record ChoiceForced(Civilization seat, String rule) implements Event {}
