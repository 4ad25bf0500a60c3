package ecumene.app.serve;

import ecumene.server.setting.Setting;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts a backup in the place of what a server keeps. */
@Command(
    name = "restore",
    description = "Put a backup in the place of what a server keeps, which is moved aside.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {" 0:the backup is in place", " 2:it could not be put there"})
public final class RestoreCommand implements Callable<Integer> {
  private static final int FAULTY = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--data", paramLabel = "DIR", description = "Where the server keeps everything.")
  private Path data = Path.of(Setting.DATA.fallback());

  @Parameters(paramLabel = "FILE", description = "The backup. It is only read.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    try {
      var restored = Stores.restore(file, data);
      spec.commandLine()
          .getOut()
          .printf(
              "in place, tables: %d, lines: %d; what was there before is in %s%n",
              restored.tables(), restored.lines(), restored.before());
      spec.commandLine().getOut().flush();
      return 0;
    } catch (StoreFailed failed) {
      spec.commandLine().getErr().println(failed.getMessage());
      return FAULTY;
    }
  }
}
