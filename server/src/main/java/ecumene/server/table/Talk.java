package ecumene.server.table;

import ecumene.facts.Civilization;
import ecumene.wire.form.LeftOutIfNone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is said at the table and about it: the newest of it, and of what is older only what the
 * table itself has said. The log has the rest.
 *
 * @param remarks the newest
 * @param webhook where news go; null: nowhere
 * @param keyChanges how often keys of seats have changed
 * @param notes what the table itself has said before those
 * @param older how many there were before those; null: none
 */
public record Talk(
    List<Remark> remarks,
    @Nullable String webhook,
    int keyChanges,
    @LeftOutIfNone List<Remark> notes,
    @Nullable OlderRemarks older) {

  /** How many are kept whatever they say. */
  static final int NEWEST = 200;

  public Talk {
    remarks = List.copyOf(remarks);
    notes = List.copyOf(notes);
  }

  static Talk begin(@Nullable String webhook) {
    return new Talk(List.of(), webhook, 0, List.of(), null);
  }

  Talk and(Remark remark) {
    int surplus = remarks.size() + 1 - NEWEST;
    var newest = new ArrayList<>(remarks.subList(Math.max(0, surplus), remarks.size()));
    newest.add(remark);
    if (surplus <= 0) {
      return new Talk(newest, webhook, keyChanges, notes, older);
    }
    var kept = new ArrayList<>(notes);
    var count = older == null ? OlderRemarks.NONE : older;
    for (var old : remarks.subList(0, surplus)) {
      if (old.isOfTable()) {
        kept.add(old);
      }
      count = count.and(old);
    }
    return new Talk(newest, webhook, keyChanges, kept, count);
  }

  Talk withWebhook(@Nullable String url) {
    return new Talk(remarks, url, keyChanges, notes, older);
  }

  Talk newKeys() {
    return new Talk(remarks, webhook, keyChanges + 1, notes, older);
  }

  /**
   * How many there were before the newest that somebody may read.
   *
   * @param seat null: nobody's, as the host and spectators
   */
  public int olderFor(@Nullable Civilization seat) {
    return older == null ? 0 : older.of(seat);
  }

  /** How many there have ever been. */
  public int count() {
    return remarks.size() + (older == null ? 0 : older.count());
  }

  /** What was noted after so many lines, as far as it is among the newest. */
  public List<Note> notesSince(int lines) {
    return remarks.stream()
        .filter(it -> it.lines() > lines)
        .flatMap(it -> Stream.ofNullable(it.note()))
        .toList();
  }

  /** Whether the game of the table came from a file, which is noted before all else. */
  public boolean isOfImport() {
    var first = notes.isEmpty() ? remarks : notes;
    var note = first.isEmpty() ? null : first.getFirst().note();
    return note != null && note.what() == Note.What.IMPORTED;
  }
}
