package ecumene.server.metric;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.function.DoubleSupplier;

/** Counts what happens, and writes it as Prometheus reads it. */
public final class Meters {
  public static final String TYPE = PrometheusTextFormatWriter.CONTENT_TYPE;

  private static final double[] SECONDS = {
    .0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5
  };

  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final Counter requests =
      Counter.builder()
          .name("ecumene_requests")
          .help("Requests by route and status.")
          .labelNames("method", "route", "status")
          .register(registry);
  private final Histogram latency =
      Histogram.builder()
          .name("ecumene_request_seconds")
          .help("How long a request took, but for streams.")
          .labelNames("method", "route")
          .classicOnly()
          .classicUpperBounds(SECONDS)
          .register(registry);
  private final Counter timeouts =
      counter("ecumene_timeouts", "Questions that the clock answered for a player.");
  private final Counter standIns =
      counter("ecumene_stand_ins", "Times that a bot began to play for a player who is away.");
  private final Counter rewindings =
      counter("ecumene_rewindings", "Tables rewound, for the rules play them otherwise now.");
  private final Counter scenes = counter("ecumene_scenes", "Scenes pushed to streams.");

  public Meters() {
    var start = System.nanoTime();
    gauge(
        "ecumene_uptime_seconds",
        "How long the server runs.",
        () -> (System.nanoTime() - start) / 1e9);
    gauge("jvm_memory_used_bytes", "Memory of the heap in use.", Meters::heap);
    gauge("jvm_memory_max_bytes", "The most the heap may take.", Runtime.getRuntime()::maxMemory);
    gauge(
        "jvm_threads",
        "Threads of the operating system.",
        ManagementFactory.getThreadMXBean()::getThreadCount);
    gauge("jvm_gc_seconds", "Time spent collecting garbage.", Meters::garbageSeconds);
    gauge("process_cpu_seconds", "Time of processors used.", Meters::processorSeconds);
  }

  /** Shows a number that somebody else counts. */
  public void gauge(String name, String help, DoubleSupplier value) {
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .callback(it -> it.call(value.getAsDouble()))
        .register(registry);
  }

  /**
   * Counts a response.
   *
   * @param route as the table of routes has it, never as it was asked for
   */
  public void responded(String method, String route, int status, Duration taken) {
    requests.labelValues(method, route, Integer.toString(status)).inc();
    latency.labelValues(method, route).observe(taken.toNanos() / 1e9);
  }

  public void streamEnded(String method, String route) {
    requests.labelValues(method, route, "200").inc();
  }

  public void timedOut() {
    timeouts.inc();
  }

  public void rewound() {
    rewindings.inc();
  }

  public void stoodIn() {
    standIns.inc();
  }

  public void scenePushed() {
    scenes.inc();
  }

  public ByteBuffer write() {
    var out = new ByteArrayOutputStream();
    try {
      PrometheusTextFormatWriter.create().write(out, registry.scrape());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return ByteBuffer.wrap(out.toByteArray());
  }

  private Counter counter(String name, String help) {
    return Counter.builder().name(name).help(help).register(registry);
  }

  private static double heap() {
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  private static double garbageSeconds() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
            .mapToLong(it -> Math.max(0, it.getCollectionTime()))
            .sum()
        / 1e3;
  }

  private static double processorSeconds() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .map(it -> it.toNanos() / 1e9)
        .orElse(0.0);
  }
}
