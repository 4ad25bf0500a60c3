package ecumene.wire.save;

import ecumene.game.Mark;
import ecumene.phase.Phase;
import java.util.HexFormat;

/** The beginning of a phase, and the hash of the position then, as 16 hexadecimal digits. */
public record PhaseLine(int turn, int phase, String hash) {

  public static PhaseLine of(Mark mark) {
    return new PhaseLine(
        mark.turn(), mark.phase().number(), HexFormat.of().toHexDigits(mark.hash()));
  }

  Mark mark() {
    return new Mark(turn, Phase.of(phase), HexFormat.fromHexDigitsToLong(hash));
  }

  @Override
  public String toString() {
    return "turn %2d, phase %2d: %s".formatted(turn, phase, hash);
  }
}
