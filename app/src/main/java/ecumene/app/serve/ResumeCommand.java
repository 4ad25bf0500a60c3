package ecumene.app.serve;

import ecumene.server.Problem;
import ecumene.server.log.Recovery;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Damage;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Has a table go on that is damaged. */
@Command(
    name = "resume",
    description = {
      "Have a damaged table go on from before the damage; what is damaged is set aside.",
      "No server may have the directory open; those that share a PostgreSQL may run."
    },
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {" 0:the table goes on", " 2:it does not"})
public final class ResumeCommand implements Callable<Integer> {
  private static final int FAULTY = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--data", paramLabel = "DIR", description = "Where the server keeps everything.")
  private Path data = Path.of(Setting.DATA.fallback());

  @Option(names = "--database", paramLabel = "URL", description = "A PostgreSQL instead.")
  private @Nullable String database;

  @Option(
      names = "--at",
      paramLabel = "LINE",
      description = "What was played from this line on does not count (the first damaged one).")
  private @Nullable Integer at;

  @Parameters(paramLabel = "TABLE", description = "Which table: the word its address has.")
  private String table = "";

  @Override
  public Integer call() {
    var settings = Settings.DEFAULTS.with(Setting.DATA, data.toString());
    var where = database == null ? settings : settings.with(Setting.DATABASE, database);
    try (var store = Database.open(where)) {
      var recovery = Recovery.of(new TableId(table), store, InstantSource.system(), at);
      recovery.found().damages().forEach(this::say);
      var out = spec.commandLine().getOut();
      out.printf(
          "table %s goes on: what was played from line %d on does not count; turn %d%n",
          table, recovery.kept(), recovery.state().turn());
      out.flush();
      return 0;
    } catch (StoreFailed | Problem failed) {
      spec.commandLine().getErr().println(failed.getMessage());
      return FAULTY;
    }
  }

  private void say(Damage damage) {
    spec.commandLine().getOut().println(damage);
  }
}
