package ecumene.table;

/** A question that waits for its answer. */
public record Open(QuestionId id, Question<?> question) {}
