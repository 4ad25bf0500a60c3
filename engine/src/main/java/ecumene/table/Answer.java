package ecumene.table;

/** What a seat says to a question: an immutable value that names things, never their positions. */
public interface Answer {}
