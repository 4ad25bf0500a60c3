package ecumene.server.scene;

import ecumene.facts.Civilization;
import ecumene.server.table.Note;
import ecumene.server.table.Remark;
import ecumene.server.table.TableState;
import ecumene.wire.Wire;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Remarks that follow one another, of those that one viewer may read.
 *
 * @param from the number of the first
 */
record RemarkList(int from, List<Remark> list) {

  /** A message as the protocol has it. */
  private record Spoken(
      Instant at,
      String from,
      @Nullable Civilization to,
      String text,
      Remark.@Nullable RewoundTo rewound,
      @Nullable Note note) {

    static Spoken of(Remark remark) {
      var from = remark.from();
      var host = remark.isOfTable() ? "table" : "host";
      return new Spoken(
          remark.at(),
          from == null ? host : from.id(),
          remark.to(),
          remark.text(),
          remark.rewound(),
          remark.note());
    }
  }

  /** Those from this number on, as far as the table still has them. */
  static RemarkList newest(TableState state, @Nullable Civilization seat, int from) {
    int older = state.talk().olderFor(seat);
    var readable = readable(state.remarks(), seat);
    int skipped = Math.clamp((long) from - older, 0, readable.size());
    return new RemarkList(older + skipped, readable.subList(skipped, readable.size()));
  }

  /** Up to so many of all before this number. */
  static RemarkList before(int end, int most, List<Remark> all, @Nullable Civilization seat) {
    var readable = readable(all, seat);
    int to = Math.clamp(end, 0, readable.size());
    int from = Math.max(0, to - most);
    return new RemarkList(from, readable.subList(from, to));
  }

  /** How many there have ever been. */
  static int countFor(TableState state, @Nullable Civilization seat) {
    return state.talk().olderFor(seat) + readable(state.remarks(), seat).size();
  }

  /** How many there were when the log had so many lines, as far as the table still knows. */
  static int countUpTo(int lines, TableState state, @Nullable Civilization seat) {
    return state.talk().olderFor(seat)
        + (int) readable(state.remarks(), seat).stream().filter(it -> it.lines() <= lines).count();
  }

  private static List<Remark> readable(List<Remark> remarks, @Nullable Civilization seat) {
    return remarks.stream().filter(it -> it.isFor(seat)).toList();
  }

  static List<byte[]> json(List<Remark> remarks) {
    return remarks.stream().map(it -> Wire.JSON.writeValueAsBytes(Spoken.of(it))).toList();
  }

  void write(JsonText json) {
    json.open().put("from", "" + from).put("list", json(list)).close();
  }
}
