package ecumene.server.room;

import static ecumene.server.Problem.Kind.NOT_NOW;

import ecumene.server.Problem;

/**
 * How much there may be of one table.
 *
 * @param linesAlone how many lines bots may write one after the other while nobody is there
 * @param logBytes how long its log may get; the last quarter is kept for the game itself
 */
public record TableBounds(int linesAlone, long logBytes) {
  public static final TableBounds NONE = new TableBounds(Integer.MAX_VALUE, Long.MAX_VALUE);

  /** Throws a problem if the log is too long already. */
  void check(Command command, long bytes) {
    long most = command.isPlay() ? logBytes : logBytes / 4 * 3;
    if (bytes >= most) {
      throw new Problem(
          NOT_NOW,
          command.isPlay()
              ? "the log of this table is full"
              : "the log of this table is almost full; what is left is for the game");
    }
  }
}
