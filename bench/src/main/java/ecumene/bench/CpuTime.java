package ecumene.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * CPU time of the whole process per operation, the collector's and the compiler's included. Unlike
 * time on the clock it does not grow when others use the machine too.
 */
public final class CpuTime implements InternalProfiler {
  static final String LABEL = "cpu";

  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private long before;

  @Override
  public String getDescription() {
    return "CPU time per operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = system.getProcessCpuTime();
  }

  @Override
  public List<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double used = system.getProcessCpuTime() - before;
    double each = used / result.getMetadata().getAllOps();
    return List.of(new ScalarResult(LABEL, each, "ns/op", AggregationPolicy.MIN));
  }
}
