package ecumene.app.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ecumene.server.http.RunningServer;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.work.Carriers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Serves tables until it is stopped. */
@Command(
    name = "serve",
    description = "Serve tables to browsers and bots; docs/running.md says more.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {" 0:it was stopped", " 2:it can not run like this"})
public final class ServeCommand implements Callable<Integer> {
  private static final int FAULTY = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--port", description = "The port to listen at (8080).")
  private @Nullable Integer port;

  @Option(names = "--data", paramLabel = "DIR", description = "Where to keep everything.")
  private @Nullable Path data;

  @Option(names = "--database", paramLabel = "URL", description = "A PostgreSQL instead.")
  private @Nullable String database;

  @Option(names = "--config", paramLabel = "FILE", description = "Settings, a line for each.")
  private @Nullable Path config;

  @Option(names = "--print-config", description = "Print the settings instead.")
  private boolean printConfig;

  @Override
  public Integer call() throws InterruptedException {
    try {
      var settings = settings();
      if (printConfig) {
        spec.commandLine().getOut().print(settings.print());
        spec.commandLine().getOut().flush();
      } else {
        serve(settings);
      }
      return 0;
    } catch (NoSuchFileException missing) {
      complain("there is no file " + missing.getMessage());
    } catch (IOException | IllegalArgumentException | IllegalStateException | StoreFailed wrong) {
      complain(String.valueOf(wrong.getMessage()));
    }
    return FAULTY;
  }

  private Settings settings() throws IOException {
    var settings = Settings.DEFAULTS;
    if (config != null) {
      try (var file = Files.newBufferedReader(config, UTF_8)) {
        settings = Settings.read(file);
      }
    }
    if (port != null) {
      settings = settings.with(Setting.PORT, port.toString());
    }
    if (data != null) {
      settings = settings.with(Setting.DATA, data.toString()).with(Setting.DATABASE, "");
    }
    return database == null ? settings : settings.with(Setting.DATABASE, database);
  }

  private void serve(Settings settings) throws InterruptedException {
    Carriers.provide();
    if (System.getProperty("user.name").equals("root")) {
      complain("running as root; a user of its own is safer, see docs/running.md");
    }
    var root = (Logger) LoggerFactory.getLogger("ecumene");
    root.setLevel(Level.toLevel(settings.text(Setting.LOG_LEVEL), Level.INFO));
    RunningServer.check(settings);
    complain(Reach.of(settings).describe(settings.number(Setting.PORT)));
    // Closed by the hook: when the process is told to end, only hooks are waited for.
    var store = Database.open(settings);
    var serving = RunningServer.start(settings, store);
    var ended = new CountDownLatch(1);
    var hook = new Thread(() -> close(serving, store, ended), "stop");
    Runtime.getRuntime().addShutdownHook(hook);
    var scheme = settings.text(Setting.CERTIFICATE).isEmpty() ? "http" : "https";
    spec.commandLine().getOut().println(scheme + "://localhost:" + serving.port());
    spec.commandLine().getOut().flush();
    ended.await();
  }

  private static void close(RunningServer serving, Store store, CountDownLatch ended) {
    try {
      serving.close();
      store.close();
    } finally {
      ended.countDown();
    }
  }

  /** Says something besides the address, which stands alone. */
  private void complain(String sentence) {
    spec.commandLine().getErr().println(sentence);
    spec.commandLine().getErr().flush();
  }
}
