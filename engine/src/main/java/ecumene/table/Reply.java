package ecumene.table;

import ecumene.facts.Civilization;

/** A seat's answer to one question, as the journal keeps it. */
public record Reply(QuestionId question, Civilization seat, Answer answer) {}
