package ecumene.browser;

import static java.util.stream.Collectors.joining;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * Measures how long it takes from a click until the frame that answers it is drawn, on a processor
 * that is four times slower: by the clock, with the browser slowed down; and by the processor time
 * of the page's thread at full speed, four times.
 *
 * <p>What else runs on the machine adds to the clock. So the clock counts, or if that is less the
 * processor time and the usual wait for the next frame.
 */
final class Stopwatch {
  private static final int SLOWER = 4;
  private static final int WARM_UP = 4;
  private static final int TIMES = 11;
  private static final double WAIT = 500 / 60.0; // half a frame, in milliseconds
  private static final int SETTLED = 2000; // until the ground of the map is painted
  private static final int REST = 350; // until nothing that was prepared is under way
  private static final int ANSWERED = 700; // until a click is, however busy the machine
  private static final int WATCHED = 5000; // how long frames are looked at

  /** How long each frame lasts, for so many milliseconds. */
  private static final String FRAMES =
      """
      watched => new Promise(done => {
        const lasted = [];
        const begin = performance.now();
        let last = begin;
        const next = now => {
          lasted.push(now - last);
          last = now;
          if (now - begin < watched) requestAnimationFrame(next);
          else done(lasted.slice(2));
        };
        requestAnimationFrame(next);
      })
      """;

  private static final Path REPORT = Path.of("target", "speed.txt");

  private final List<Measured> all = new ArrayList<>();

  /**
   * What was measured, in milliseconds.
   *
   * @param limit what is wanted
   */
  record Measured(String what, double limit, List<Double> clock, List<Double> processor) {
    double median() {
      return Math.min(median(clock), median(processor) + WAIT);
    }

    private static double median(List<Double> times) {
      return times.stream().sorted().toList().get(times.size() / 2);
    }

    private static String row(List<Double> times) {
      var sorted = times.stream().sorted().toList();
      return String.format(
          Locale.ROOT, "%8.0f %4.0f–%-4.0f", median(times), sorted.getFirst(), sorted.getLast());
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT, "%-24s %s %s %8.0f", what, row(clock), row(processor), limit);
    }
  }

  /**
   * Clicks again and again.
   *
   * @param prepare makes everything ready, and moves the pointer to where the click is to be
   */
  Measured measure(Window window, String what, double limit, IntConsumer prepare) {
    var page = window.page();
    page.waitForTimeout(SETTLED);
    trace(window, prepare, 1, WARM_UP);
    var processor =
        trace(window, prepare, 1, TIMES).stream().map(frame -> SLOWER * frame.processor()).toList();
    var clock = trace(window, prepare, SLOWER, TIMES).stream().map(Traced.Frame::clock).toList();
    var measured = new Measured(what, limit, clock, processor);
    all.add(measured);
    return measured;
  }

  /**
   * How long a frame lasts while something moves, on a processor that is so many times slower: the
   * median over some seconds, in milliseconds.
   */
  double frames(Window window, String what, double limit, int slower) {
    var page = window.page();
    var session = page.context().newCDPSession(page);
    slowDown(session, slower);
    var lasted =
        ((List<?>) page.evaluate(FRAMES, WATCHED))
            .stream().map(it -> ((Number) it).doubleValue()).toList();
    slowDown(session, 1);
    session.detach();
    var measured = new Measured(what, limit, lasted, lasted);
    all.add(measured);
    return Measured.median(lasted);
  }

  private static List<Traced.Frame> trace(
      Window window, IntConsumer prepare, int slower, int times) {
    var page = window.page();
    var browser = page.context().browser();
    var session = page.context().newCDPSession(page);
    browser.startTracing(page, new Browser.StartTracingOptions().setCategories(Traced.CATEGORIES));
    for (int time = 0; time < times; time++) {
      prepare.accept(time);
      page.evaluate(Traced.MARK_CLICK);
      page.waitForTimeout(REST);
      slowDown(session, slower);
      window.board().press();
      page.waitForTimeout(ANSWERED);
      slowDown(session, 1);
    }
    session.detach();
    return new Traced(browser.stopTracing()).frames();
  }

  private static void slowDown(CDPSession session, int times) {
    var rate = new JsonObject();
    rate.addProperty("rate", times);
    session.send("Emulation.setCPUThrottlingRate", rate);
  }

  /** Prints everything, and writes it to a file. */
  void report() throws IOException {
    var heading =
        "%-24s %8s %9s %8s %9s %8s"
            .formatted("4x slower, in ms", "clock", "from–to", "processor", "from–to", "at most");
    var table = Stream.concat(Stream.of(heading), all.stream()).map(Object::toString);
    var text = table.collect(joining("\n", "", "\n"));
    Files.createDirectories(REPORT.getParent());
    Files.writeString(REPORT, text);
    System.out.print(text);
  }
}
