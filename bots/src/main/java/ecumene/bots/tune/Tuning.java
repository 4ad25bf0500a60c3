package ecumene.bots.tune;

import static java.util.Comparator.comparingDouble;

import ecumene.bots.house.Figure;
import ecumene.bots.house.Version;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * A campaign for better figures. What is done is kept in a folder after every round and trial, so
 * that a campaign that was stopped goes on where it was.
 */
public final class Tuning {
  private static final String SCREENING = "screening";
  private static final String REFINING = "refining";
  private static final String PLAN = ".txt";
  private static final String DONE = ".csv";

  /** The figures of so many last rounds are averaged, for each round adds some chance. */
  private static final int AVERAGED = 3;

  private final Plan plan;
  private final Path folder;
  private final int threads;
  private final Progress progress;

  /** Is told how far it has come. */
  public interface Progress {
    void report(String what, int done, int of);
  }

  /**
   * A campaign.
   *
   * @param folder where it is kept
   */
  public Tuning(Plan plan, Path folder, int threads, Progress progress) {
    this.plan = plan;
    this.folder = folder;
    this.threads = threads;
    this.progress = progress;
  }

  /**
   * What came of it.
   *
   * @param first the effects of the first round
   * @param last those of the last
   * @param trials the points of each trial of the refinement, one after the other
   * @param screened the version before the refinement
   */
  public record Found(
      Version version,
      Version screened,
      List<Effect> first,
      List<Effect> last,
      List<Double> trials) {}

  /** Plays what has not been played yet. */
  public Found run(String name) {
    var rounds = screen();
    var screened = averaged(rounds);
    var tried = done(REFINING, plan.toString());
    var trials = new ArrayList<>(tried.stream().map(Double::valueOf).toList());
    var version = plan.refined() == 0 ? screened : refine(rounds, screened, trials);
    return new Found(
        version.with(name, version.values()).tidy(),
        screened,
        rounds.getFirst().effects(),
        rounds.getLast().effects(),
        trials);
  }

  /** What a part of the campaign has done before, if that was by the same plan. */
  private List<String> done(String part, String planned) {
    var before = read(part + PLAN);
    if (!before.isEmpty() && !before.equals(List.of(planned))) {
      throw new IllegalArgumentException(folder + " has another campaign: " + before.getFirst());
    }
    write(part + PLAN, List.of(planned));
    return read(part + DONE);
  }

  private List<Round> screen() {
    var all = Round.parse(done(SCREENING, plan.screening()));
    var rounds = new ArrayList<>(all.subList(0, Math.min(all.size(), plan.rounds())));
    while (rounds.size() < plan.rounds()) {
      int number = rounds.size();
      var centre = number == 0 ? plan.start() : rounds.getLast().next();
      var pool = new ArrayList<>(plan.pool());
      rounds.forEach(round -> pool.add(round.centre()));
      var screening = new Screening(centre, pool, plan.span(number), plan.screeningSeed(number));
      var done = new int[1];
      var what = "round %d of %d".formatted(number + 1, plan.rounds());
      var effects =
          screening.run(
              plan.games(), threads, () -> progress.report(what, ++done[0], plan.games()));
      rounds.add(new Round(number, centre, effects));
      var lines = new ArrayList<>(List.of(Round.HEADER));
      rounds.forEach(round -> lines.addAll(round.lines()));
      write(SCREENING + DONE, lines);
    }
    return rounds;
  }

  private static Version averaged(List<Round> rounds) {
    var last = rounds.subList(Math.max(0, rounds.size() - AVERAGED), rounds.size());
    var values = new HashMap<String, Double>();
    for (var figure : Figure.ALL) {
      values.put(
          figure.name(),
          last.stream().mapToDouble(round -> round.next().value(figure)).average().orElseThrow());
    }
    return new Version("screened", values);
  }

  /** Trials that were judged before are not played again, for the same points come up. */
  private Version refine(List<Round> rounds, Version screened, List<Double> trials) {
    var moved =
        rounds.getLast().effects().stream()
            .sorted(comparingDouble((Effect effect) -> Math.abs(effect.strength())).reversed())
            .limit(plan.refined())
            .toList();
    var pool = new ArrayList<>(plan.pool());
    pool.add(screened);
    var refining = new Refining(screened, moved, pool, plan);
    return refining.run(
        (number, version) -> {
          if (number == trials.size()) {
            trials.add(refining.play(number, version, threads, () -> {}));
            write(REFINING + DONE, trials.stream().map(String::valueOf).toList());
          }
          progress.report("refinement", number + 1, plan.trials());
          return trials.get(number);
        });
  }

  private List<String> read(String file) {
    try {
      var path = folder.resolve(file);
      return Files.exists(path) ? Files.readAllLines(path) : List.of();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private void write(String file, List<String> lines) {
    try {
      Files.createDirectories(folder);
      var path = folder.resolve(file);
      var begun = folder.resolve(file + ".begun");
      Files.write(begun, lines);
      Files.move(begun, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
