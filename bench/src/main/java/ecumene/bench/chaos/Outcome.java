package ecumene.bench.chaos;

/** What became of a table whose files were damaged, from good to bad. */
enum Outcome {
  WHOLE("all that was written"),
  PREFIX("all that was written up to some line"),
  HELD("held as damaged"),
  UNREAD("not read, for the database says that it is damaged"),
  GONE("not known any more"),
  REFUSED("not opened, for the store refuses");

  private final String words;

  Outcome(String words) {
    this.words = words;
  }

  @Override
  public String toString() {
    return words;
  }
}
