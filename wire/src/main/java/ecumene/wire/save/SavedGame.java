package ecumene.wire.save;

import ecumene.game.Entry;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.game.Mark;
import ecumene.wire.Wire;
import ecumene.wire.fault.Fault;
import ecumene.wire.fault.FaultyDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game as a file has it; {@code docs/saves.md} describes it. Reading, loading and replaying throw
 * a {@link FaultyDocument} that says what is wrong and where.
 *
 * @param schema the number of this form of file; another form gets another number
 * @param phases all that have begun, to tell at once where a replay goes astray
 * @param snapshot where the newest of them began
 */
public record SavedGame(
    int schema,
    HeaderLine game,
    List<EntryLine> journal,
    List<PhaseLine> phases,
    SnapshotLine snapshot) {
  static final int SCHEMA = 1;
  private static final String SEALS = "seals";
  private static final String OTHERWISE = "played again, this comes out otherwise";

  public static SavedGame of(Game game) {
    return new SavedGame(
        SCHEMA,
        HeaderLine.of(game.header()),
        game.entries().stream().map(EntryLine::of).toList(),
        game.marks().stream().map(PhaseLine::of).toList(),
        SnapshotLine.of(game.snapshot()));
  }

  /** The same, played at this table; null: nobody can tell what its seed was made of. */
  public SavedGame playedAt(String table, @Nullable SeedParts parts) {
    return new SavedGame(schema, game.playedAt(table, parts), journal, phases, snapshot);
  }

  /** The same, which this table had from a file. */
  public SavedGame importedAt(String table) {
    return new SavedGame(schema, game.importedAt(table), journal, phases, snapshot);
  }

  // Files

  public String write() {
    ObjectNode file = Wire.JSON.valueToTree(this);
    file.set(SEALS, Wire.JSON.valueToTree(Seals.of(file)));
    return file.toString();
  }

  /** Reads a file that is as it was written. */
  public static SavedGame read(String document) {
    try {
      return read(Wire.JSON.readTree(document));
    } catch (JacksonException complaint) {
      throw new FaultyDocument(List.of(Fault.of(complaint)));
    }
  }

  /** The same, of a file that was read as JSON; its seals are taken off. */
  public static SavedGame read(JsonNode file) {
    try {
      checkSchema(file);
      checkSeals(file);
      ((ObjectNode) file).remove(SEALS);
      return Wire.JSON.treeToValue(file, SavedGame.class);
    } catch (JacksonException complaint) {
      throw new FaultyDocument(List.of(Fault.of(complaint)));
    }
  }

  private static void checkSchema(JsonNode file) {
    var schema = file.path("schema");
    if (!schema.isInt()) {
      throw faulty("schema", "a saved game begins with the number of its form, as in " + SCHEMA);
    }
    if (schema.asInt() != SCHEMA) {
      throw faulty("schema", "form " + schema.asInt() + " is unknown; known is " + SCHEMA);
    }
  }

  private static void checkSeals(JsonNode file) {
    JsonNode seals = Wire.JSON.valueToTree(Seals.of(file));
    for (var part : seals.propertyNames()) {
      if (!seals.path(part).equals(file.path(SEALS).path(part))) {
        throw faulty(part, "this is not as it was saved");
      }
    }
  }

  // Games

  /** Plays on from the snapshot: however long the game is, only its newest phase is played. */
  public Game load() {
    int before = snapshot.entries();
    if (phases.isEmpty() || before < 0 || before > journal.size()) {
      throw faulty("snapshot.entries", "the journal has " + journal.size() + " lines");
    }
    var marks = new ArrayList<Mark>();
    for (int i = 0; i < phases.size(); i++) {
      marks.add(sound("phases[" + i + "]", phases.get(i)::mark));
    }
    var newest = marks.removeLast();
    var entries = new ArrayList<Entry>();
    for (int i = 0; i < before; i++) {
      entries.add(sound("journal[" + i + "]", journal.get(i)::entry));
    }
    var from = snapshot.point(newest.phase(), game.seed());
    return play(Game.resume(header(), entries, marks, from), before);
  }

  /** Plays the whole game again. */
  public Game replay() {
    return play(Game.begin(header()), 0);
  }

  private Header header() {
    return sound("game", game::header);
  }

  /** Plays the rest of the journal, and compares the position at the beginning of every phase. */
  private Game play(Game from, int first) {
    var now = from;
    for (int i = first; i < journal.size(); i++) {
      try {
        now = now.then(journal.get(i).entry());
      } catch (IllegalArgumentException refused) {
        compare(now, now.marks().size()); // tells more, if play went astray before
        throw faulty("journal[" + i + "]", String.valueOf(refused.getMessage()));
      }
    }
    compare(now, phases.size());
    return now;
  }

  private void compare(Game played, int count) {
    var now = played.marks().stream().map(PhaseLine::of).toList();
    for (int i = 0; i < Math.max(count, now.size()); i++) {
      var here = i < now.size() ? now.get(i) : null;
      if (i >= phases.size() || !phases.get(i).equals(here)) {
        var place = "phases[" + i + "]";
        var detail = here == null ? "there is none" : here.toString();
        throw new FaultyDocument(List.of(new Fault(place, OTHERWISE, detail)));
      }
    }
  }

  /** What comes of a part of the file, if it makes sense. */
  private static <T> T sound(String place, Supplier<T> part) {
    try {
      return part.get();
    } catch (IllegalArgumentException refused) {
      throw faulty(place, String.valueOf(refused.getMessage()));
    }
  }

  private static FaultyDocument faulty(String place, String reason) {
    return new FaultyDocument(List.of(new Fault(place, reason)));
  }
}
