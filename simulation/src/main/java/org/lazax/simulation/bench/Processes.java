package org.lazax.simulation.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.simulation.fault.RunningProcesses;

/**
 * The CPU time that each process of a platform has used so far. Unlike wall-clock time, it does not
 * depend on other processes of the machine.
 *
 * @param cpuTimes CPU time by the name of the process
 */
record Processes(Map<String, Duration> cpuTimes) {
  /**
   * Reads the processes that {@code ./lazax up} has started, and this process as {@code benchmark}.
   *
   * @param home the platform's folder; if no platform runs there, only this process is measured
   */
  static Processes now(Path home) {
    Map<String, Duration> cpuTimes = new TreeMap<>();
    cpuTimes.put("benchmark", cpu(ProcessHandle.current()));
    RunningProcesses.find(home)
        .ifPresent(running -> {
          running.now().forEach((name, process) -> cpuTimes.put(name, all(process)));
          // The PostgreSQL server detaches itself from the process that supervises it.
          running.database().forEach(it -> cpuTimes.merge("postgres", cpu(it), Duration::plus));
        });
    return new Processes(cpuTimes);
  }

  /** The milliseconds that each process has used since then, divided by {@code count}. */
  Map<String, Double> millisSince(Processes earlier, long count) {
    Map<String, Double> shares = new TreeMap<>();
    cpuTimes.forEach((name, all) -> {
      Duration since = all.minus(earlier.cpuTimes.getOrDefault(name, Duration.ZERO));
      shares.put(name, since.toNanos() / 1e6 / Math.max(1, count));
    });
    return shares;
  }

  private static Duration all(ProcessHandle process) {
    return process.descendants().map(Processes::cpu).reduce(cpu(process), Duration::plus);
  }

  private static Duration cpu(ProcessHandle process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }
}
