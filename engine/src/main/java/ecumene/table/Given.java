package ecumene.table;

/** One of the open questions, and what was answered to it. */
public record Given(Question<?> question, Answer answer) {}
