package ecumene.table;

/** A rule, ready to be played at a table. */
@FunctionalInterface
public interface Script {
  void play(Table table);
}
