package org.lazax.simulation.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The CPU time that each process of a platform has used so far. Unlike wall-clock time, it does not
 * depend on other processes of the machine.
 *
 * @param cpuTimes CPU time by the name of the process
 */
record Processes(Map<String, Duration> cpuTimes) {
  private static final String PID_SUFFIX = ".pid";

  /**
   * Reads the processes that {@code ./lazax up} has started, and this process as {@code benchmark}.
   *
   * @param home the platform's folder; if it lists no processes, only this process is measured
   */
  static Processes now(Path home) {
    Map<String, Duration> cpuTimes = new TreeMap<>();
    cpuTimes.put("benchmark", cpu(ProcessHandle.current()));
    files(home.resolve("run"), PID_SUFFIX)
        .forEach(file -> {
          String name = String.valueOf(file.getFileName());
          handle(file)
              .ifPresent(it ->
                  cpuTimes.put(name.substring(0, name.length() - PID_SUFFIX.length()), all(it)));
        });
    // The PostgreSQL server detaches itself from the process that supervises it.
    handle(home.resolve("postgres").resolve("postmaster.pid"))
        .ifPresent(server -> cpuTimes.merge("postgres", all(server), Duration::plus));
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

  private static Stream<Path> files(Path folder, String suffix) {
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(suffix)).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<ProcessHandle> handle(Path file) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .findFirst()
          .map(line -> line.split(" ", -1)[0])
          .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Duration all(ProcessHandle process) {
    return process.descendants().map(Processes::cpu).reduce(cpu(process), Duration::plus);
  }

  private static Duration cpu(ProcessHandle process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }
}
