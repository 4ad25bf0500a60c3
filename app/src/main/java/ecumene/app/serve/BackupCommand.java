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

/** Copies what a server keeps. */
@Command(
    name = "backup",
    description = "Copy what a server keeps in its directory, also while it runs.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {" 0:the copy is complete", " 2:it could not be made"})
public final class BackupCommand implements Callable<Integer> {
  private static final int FAULTY = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--data", paramLabel = "DIR", description = "Where the server keeps everything.")
  private Path data = Path.of(Setting.DATA.fallback());

  @Parameters(paramLabel = "FILE", description = "A new file.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    try {
      Stores.backup(data, file);
      return 0;
    } catch (StoreFailed failed) {
      spec.commandLine().getErr().println(failed.getMessage());
      return FAULTY;
    }
  }
}
