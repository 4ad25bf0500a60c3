package ecumene.bench.chaos;

/** What goes wrong, as the report calls it. */
enum Fault {
  KILL("the server is killed while it plays"),
  KILL_AT_START("the server is killed while it starts"),

  COMMIT_FAILS("a commit fails before it writes"),
  COMMIT_UNTOLD("a commit fails after it has written"),
  STALL("a commit stalls"),
  LONG_STALL("a commit stalls longer than anybody waits"),
  OPEN_FAILS("no connection can be opened to write"),
  READ_FAILS("no connection can be had to read"),

  TORN_LOG("a crash tears the newest commit"),
  TORN_DATABASE("a crash tears a checkpoint"),
  FLIP_IN_DATABASE("a bit of the database flips"),
  FLIP_IN_LOG("a bit of the log flips"),
  OLD_FILES("the disk has lied: all files are old"),
  OLD_LOG("the disk has lied: the log is old"),
  OLD_DATABASE("the disk has lied: the database is old");

  private final String words;

  Fault(String words) {
    this.words = words;
  }

  boolean isKill() {
    return this == KILL || this == KILL_AT_START;
  }

  @Override
  public String toString() {
    return words;
  }
}
