package ecumene.app;

import ecumene.app.page.PageFilesCommand;
import ecumene.app.referee.RefereeCommand;
import ecumene.app.rulebook.RulesCommand;
import ecumene.app.serve.BackupCommand;
import ecumene.app.serve.ExportCommand;
import ecumene.app.serve.FsckCommand;
import ecumene.app.serve.RestoreCommand;
import ecumene.app.serve.ResumeCommand;
import ecumene.app.serve.ServeCommand;
import ecumene.app.serve.VerifyCommand;
import ecumene.app.simulation.FixturesCommand;
import ecumene.app.simulation.LadderCommand;
import ecumene.app.simulation.ReplayCommand;
import ecumene.app.simulation.SimulateCommand;
import ecumene.app.simulation.TournamentCommand;
import ecumene.app.simulation.TuneCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** Says what there is to do, and hands over to the subcommand that does it. */
@Command(
    name = "ecumene",
    description = "A game of ancient civilizations for 5 to 18, its rules kept by a machine.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ServeCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      FsckCommand.class,
      ResumeCommand.class,
      ExportCommand.class,
      VerifyCommand.class,
      RulesCommand.class,
      RefereeCommand.class,
      SimulateCommand.class,
      TournamentCommand.class,
      LadderCommand.class,
      TuneCommand.class,
      ReplayCommand.class,
      FixturesCommand.class,
      MapCommand.class,
      PageFilesCommand.class
    },
    // What the script does without coming here.
    footer = {
      "  bench       Measure how fast the engine is; takes JMH's arguments.",
      "  chaos       Kill servers and have stores fail, and look for what was lost.",
      "  mutants     Make small changes to the rules and list those that no example notices."
    })
public final class Main implements Runnable {
  private final CommandLine line = new CommandLine(this).setCaseInsensitiveEnumValuesAllowed(true);

  public static void main(String[] args) {
    System.exit(new Main().line.execute(args));
  }

  @Override
  public void run() {
    line.usage(line.getOut());
  }

  /** The version in the manifest of the jar this runs from. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      var version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"ecumene " + (version == null ? "(not packaged)" : version)};
    }
  }
}
