package ecumene.wire.save;

import ecumene.game.Point;
import ecumene.game.Snapshot;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Draws;
import ecumene.table.Seed;
import ecumene.table.Stream;
import ecumene.wire.fault.FaultyDocument;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.position.Position;
import ecumene.world.World;
import java.util.Map;

/**
 * The beginning of the newest phase, as a file has it.
 *
 * @param entries how many lines of the journal came before
 * @param ordinal how many resolutions came before
 * @param drawn how many draws each stream had given
 */
public record SnapshotLine(
    int entries, long ordinal, @LeftOutIfNone Map<Stream, Integer> drawn, Position position) {

  public static SnapshotLine of(Snapshot snapshot) {
    var at = snapshot.point().at();
    return new SnapshotLine(
        snapshot.entries(), at.ordinal(), at.draws().drawn(), Position.of(at.world()));
  }

  /** Where play goes on; throws if there can be no such position. */
  public Point point(Phase phase, Seed seed) {
    return new Point(new Checkpoint(world(), new Draws(seed, drawn), ordinal), phase, 0);
  }

  private World world() {
    try {
      return position.world();
    } catch (FaultyDocument faulty) {
      throw new FaultyDocument(
          faulty.faults().stream().map(fault -> fault.within("snapshot.position")).toList());
    }
  }
}
