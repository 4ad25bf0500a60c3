package ecumene.app.serve;

import ecumene.server.Problem;
import ecumene.server.log.Replay;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a game that was played at a table. */
@Command(
    name = "export",
    description =
        "Print the game of a table, when it is over and no server has the directory open.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {" 0:it is printed", " 2:there is no such game, or it is not over"})
public final class ExportCommand implements Callable<Integer> {
  private static final int FAULTY = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--data", paramLabel = "DIR", description = "Where the server keeps everything.")
  private Path data = Path.of(Setting.DATA.fallback());

  @Option(names = "--database", paramLabel = "URL", description = "A PostgreSQL instead.")
  private @Nullable String database;

  @Parameters(paramLabel = "TABLE", description = "Which table: the word its address has.")
  private String table = "";

  @Override
  public Integer call() {
    var settings = Settings.DEFAULTS.with(Setting.DATA, data.toString());
    var where = database == null ? settings : settings.with(Setting.DATABASE, database);
    try (var store = Database.open(where)) {
      spec.commandLine().getOut().println(Replay.whole(new TableId(table), store).export().write());
      return 0;
    } catch (StoreFailed | Problem failed) {
      spec.commandLine().getErr().println(failed.getMessage());
      return FAULTY;
    }
  }
}
