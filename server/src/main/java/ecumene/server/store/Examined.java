package ecumene.server.store;

import java.util.List;
import java.util.OptionalInt;

/**
 * What somebody has found who went through all that is stored of a table.
 *
 * @param lines how many lines it has, those that are damaged or missing included
 * @param snapshot for how many of them its snapshot stands; 0: it has none that is whole
 * @param unchecked how many lines have no checksum, because an older version has written them
 * @param damages in the order of lines
 */
public record Examined(int lines, int snapshot, int unchecked, List<Damage> damages) {

  public Examined {
    damages = List.copyOf(damages);
  }

  /** The first line from this one on that is damaged or missing. */
  public OptionalInt firstBad(int from) {
    return damages.stream().mapToInt(Damage::line).filter(line -> line >= from).min();
  }

  /** Whether something of it can not be read. */
  public boolean isHarmed() {
    return damages.stream().anyMatch(Damage::isHarmful);
  }
}
