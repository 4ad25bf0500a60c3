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
    switch (command) {
      // Without these nobody could end the game, come in, or keep a thief out; none comes often.
      case Command.Begin _,
          Command.Claim _,
          Command.ComeBack _,
          Command.GiveSeat _,
          Command.Leave _,
          Command.Pause _,
          Command.RenewLink _,
          Command.Resume _,
          Command.Rouse _ -> {}
      case Command.AnswerQuestion _ -> {
        if (bytes >= logBytes) {
          throw new Problem(NOT_NOW, "the log of this table is full");
        }
      }
      case Command.Extend _,
          Command.Rename _,
          Command.Say _,
          Command.SetWebhook _,
          Command.TakeBack _ -> {
        if (bytes >= logBytes / 4 * 3) {
          throw new Problem(
              NOT_NOW, "the log of this table is almost full; what is left is for the game");
        }
      }
    }
  }
}
