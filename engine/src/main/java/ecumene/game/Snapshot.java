package ecumene.game;

/**
 * Where a phase began: enough to go on from there.
 *
 * @param entries how many the journal had then
 */
public record Snapshot(Point point, int entries) {}
