package ecumene.app.serve;

import ecumene.server.Problem;
import ecumene.server.log.Replay;
import ecumene.server.setting.Setting;
import ecumene.server.store.Examined;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks for damage in what a server keeps. */
@Command(
    name = "fsck",
    description = "Go through all tables that a server keeps, also while it runs; nothing changes.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      " 0:all is what was written",
      " 1:something is damaged",
      " 2:it could not be looked at"
    })
public final class FsckCommand implements Callable<Integer> {
  private static final int DAMAGED = 1;
  private static final int FAULTY = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--data", paramLabel = "DIR", description = "Where the server keeps everything.")
  private Path data = Path.of(Setting.DATA.fallback());

  @Option(names = "--database", paramLabel = "URL", description = "A PostgreSQL instead.")
  private @Nullable String database;

  @Option(names = "--play", description = "Play every table again, too.")
  private boolean play;

  private int tables;
  private int damaged;
  private int unplayed;
  private long lines;
  private long unchecked;

  @Override
  public Integer call() {
    try (var store = database == null ? Stores.readOnly(data) : Stores.readOnly(database)) {
      store.repairs().examineAll((table, found) -> take(table, found, store));
      for (var orphan : store.repairs().orphans()) {
        say(orphan.toString());
        damaged++;
      }
    } catch (StoreFailed failed) {
      spec.commandLine().getErr().println(failed.getMessage());
      return FAULTY;
    }
    say("tables: %d, lines: %d, damaged tables: %d".formatted(tables, lines, damaged));
    if (unchecked > 0) {
      say(
          "without a checksum, for an older version has written them: %d lines"
              .formatted(unchecked));
    }
    if (play) {
      say("not played by these rules: %d".formatted(unplayed));
    }
    return damaged > 0 ? DAMAGED : 0;
  }

  private void take(TableId table, Examined found, Store store) {
    tables++;
    lines += found.lines();
    unchecked += found.unchecked();
    found.damages().forEach(damage -> say(damage.toString()));
    if (!found.damages().isEmpty()) {
      damaged++;
    }
    if (play && !found.isHarmed()) {
      play(table, store);
    }
  }

  private void play(TableId table, Store store) {
    try {
      Replay.whole(table, store);
    } catch (Problem unplayable) {
      say("table %s: %s".formatted(table, unplayable.getMessage()));
      unplayed++;
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
    spec.commandLine().getOut().flush();
  }
}
