package ecumene.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.RandomGame;
import ecumene.server.room.Rooms;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.wire.save.SavedGame;
import ecumene.world.Terms;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What an operator does about damage. */
class DamageCommandsTest {
  private static final int BAD = 7;

  @TempDir private Path folder = Path.of("");

  private record Run(int status, String out, String err) {}

  private Run run(Object command, String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    int status =
        new CommandLine(command)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(
                Stream.concat(Stream.of("--data", folder.toString()), Stream.of(args))
                    .toArray(String[]::new));
    return new Run(status, out.toString(), err.toString().strip());
  }

  private TableId play() {
    var game =
        new RandomGame(Setup.of(5, Side.WEST), Terms.SHORT.upTo(1), 1).play((before, after) -> {});
    var saved = SavedGame.of(game);
    var plan = new Plan("Tuesday", saved.game(), "en", Map.of(), TimeLimits.NONE, null);
    try (var store = Stores.open(folder);
        var rooms = new Rooms(store, InstantSource.system())) {
      return rooms.restore(plan, saved, _ -> List.of());
    }
  }

  private void damage(TableId table) throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("ecumene.db"));
        var change =
            connection.prepareStatement(
                "UPDATE lines SET at = at + 1 WHERE table_id = ? AND number = ?")) {
      change.setString(1, table.word());
      change.setInt(2, BAD);
      assertThat(change.executeUpdate()).isEqualTo(1);
    }
  }

  @Test
  void damageIsFoundAndTheTableGoesOn() throws SQLException {
    var table = play();
    var whole = run(new FsckCommand(), "--play");
    assertThat(whole.status()).as(whole.out() + whole.err()).isZero();
    assertThat(whole.out())
        .contains("tables: 1, lines: ", "damaged tables: 0", "not played by these rules: 0");

    damage(table);
    try (var _ = Stores.open(folder)) { // a server runs
      var found = run(new FsckCommand());
      assertThat(found.status()).isEqualTo(1);
      assertThat(found.out().lines().findFirst())
          .hasValue("table %s: line %d is damaged".formatted(table, BAD));
      assertThat(run(new ResumeCommand(), table.word()).err()).contains("another Ecumene");
    }
    var late = run(new ResumeCommand(), "--at", "9", table.word());
    assertThat(late.status()).isEqualTo(2);
    assertThat(late.err()).contains("7 is the last to go on from");
    var resumed = run(new ResumeCommand(), table.word());
    assertThat(resumed.status()).as(resumed.err()).isZero();
    assertThat(resumed.out()).contains("was played from line 7 on does not count; turn 1");
    var after = run(new FsckCommand(), "--play");
    assertThat(after.status()).as(after.out()).isZero();
    assertThat(after.out()).contains("not played by these rules: 0");
  }

  @Test
  void whatCanNotBeDoneSaysWhy() {
    assertThat(run(new FsckCommand()).err()).startsWith("there is no store in ");
    var table = play().word();
    assertThat(run(new ResumeCommand(), "nowhere").err()).isEqualTo("there is no such table");
    assertThat(run(new ResumeCommand(), table).err()).startsWith("no line of this table");
  }
}
