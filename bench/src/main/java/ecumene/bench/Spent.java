package ecumene.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * CPU time in nanoseconds.
 *
 * @param program of all threads of Java; the compiler and the collector have others
 * @param process of everything
 */
record Spent(long program, long process) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  /** Of this process so far. */
  static Spent now() {
    long sum = 0;
    for (long thread : THREADS.getAllThreadIds()) {
      sum += Math.max(0, THREADS.getThreadCpuTime(thread));
    }
    return new Spent(sum, SYSTEM.getProcessCpuTime());
  }

  Spent since(Spent before) {
    return new Spent(program - before.program, process - before.process);
  }

  String write() {
    return program + " " + process;
  }

  static Spent read(String program, String process) {
    return new Spent(Long.parseLong(program), Long.parseLong(process));
  }
}
