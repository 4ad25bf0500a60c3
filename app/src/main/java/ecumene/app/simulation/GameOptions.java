package ecumene.app.simulation;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.Terms;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which game is played, as the command line says it. */
final class GameOptions {
  /** The A.S.T. and the length of the game, in one word. */
  enum Form {
    BASIC,
    EXPERT,
    SHORT
  }

  @Option(names = "--players", paramLabel = "N", description = "5 to 18; ${DEFAULT-VALUE}.")
  private int players = 8;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = "west, east or both; left out: the first that so many can play.")
  private @Nullable Side side;

  @Option(
      names = "--form",
      paramLabel = "FORM",
      description = "basic, expert or short; ${DEFAULT-VALUE}.")
  private Form form = Form.BASIC;

  @Option(
      names = "--turns",
      paramLabel = "N",
      description = "The last turn, if the game is not over before; ${DEFAULT-VALUE}.")
  private int turns = 40;

  /** Throws a complaint for the terminal when nobody can play so. */
  Setup setup(CommandLine line) {
    for (var setup : Setup.all()) {
      if (setup.players() == players && (side == null || side == setup.side())) {
        return setup;
      }
    }
    throw new ParameterException(
        line,
        "2.1: 5 to 9 play west or east, 10 west, 11 east, 12 to 18 both; not "
            + players
            + (side == null ? "" : " " + side.id()));
  }

  Terms terms() {
    var terms =
        switch (form) {
          case BASIC -> Terms.BASIC;
          case EXPERT -> Terms.EXPERT;
          case SHORT -> Terms.SHORT;
        };
    return terms.upTo(turns);
  }
}
