package ecumene.game;

/**
 * Where a phase began: enough to go on from there.
 *
 * @param entries how many the journal had then
 * @param told how many events had been told
 */
public record Snapshot(Point point, int entries, int told) {

  /** The turn of the phase. */
  public int turn() {
    return point.world().progress().turn();
  }
}
