package ecumene.server.store;

/**
 * Something stored of a table that is not what was written.
 *
 * @param line of which line, the first is 0; {@link #NO_LINE} if it is none
 */
public record Damage(TableId table, Part part, int line) {
  public static final int NO_LINE = -1;

  /** What of a table is damaged. */
  public enum Part {
    PLAN("its plan is damaged"),
    SNAPSHOT("its snapshot is damaged, and not needed"),
    LINE("line %d is damaged"),
    MISSING("line %d is missing"),
    STRAY("line %d is damaged, and stands where none was written"),
    ORPHAN("its lines are there, and it is not");

    private final String words;

    Part(String words) {
      this.words = words;
    }
  }

  public static Damage of(TableId table, Part part) {
    return new Damage(table, part, NO_LINE);
  }

  /** Whether the table can not be read for it. */
  public boolean isHarmful() {
    return part != Part.SNAPSHOT;
  }

  @Override
  public String toString() {
    return "table %s: %s".formatted(table, part.words.formatted(line));
  }
}
