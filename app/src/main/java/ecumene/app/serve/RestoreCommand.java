package ecumene.app.serve;

import ecumene.server.setting.Setting;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.kind.Stores;
import ecumene.server.store.sqlite.Restored;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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

  @Parameters(arity = "0..1", paramLabel = "FILE", description = "The backup. It is only read.")
  private @Nullable Path file;

  @Option(names = "--protected", paramLabel = "COPY", description = "The second copy instead.")
  private @Nullable Path copy;

  @Option(
      names = "--at",
      paramLabel = "TIME",
      description = "As it was then, as in 2026-11-20T18:30:00Z; of the second copy alone.")
  private @Nullable Instant at;

  @Override
  public Integer call() {
    try {
      var restored = restored();
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

  private Restored restored() {
    if (copy != null && file == null) {
      return Stores.restore(copy, at, data);
    }
    if (file == null || copy != null || at != null) {
      throw new ParameterException(
          spec.commandLine(), "either a backup, or --protected, and perhaps --at with it");
    }
    return Stores.restore(file, data);
  }
}
