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
 * The processor time that each process of a platform has taken so far. On a machine that does other
 * things too, only this tells what a command costs.
 *
 * @param taken by the name of the process
 */
record Processes(Map<String, Duration> taken) {
  private static final String ENDING = ".pid";

  /**
   * Those that {@code ./lazax up} keeps, and this one as {@code benchmark}.
   *
   * @param home the platform's folder; if it has no processes, only this one is told of
   */
  static Processes now(Path home) {
    Map<String, Duration> taken = new TreeMap<>();
    taken.put("benchmark", cpu(ProcessHandle.current()));
    files(home.resolve("run"), ENDING)
        .forEach(file -> {
          String name = String.valueOf(file.getFileName());
          handle(file)
              .ifPresent(
                  it -> taken.put(name.substring(0, name.length() - ENDING.length()), all(it)));
        });
    // The server detaches itself from the process that keeps it.
    handle(home.resolve("postgres").resolve("postmaster.pid"))
        .ifPresent(server -> taken.merge("postgres", all(server), Duration::plus));
    return new Processes(taken);
  }

  /** Milliseconds each process has taken since, divided among so many. */
  Map<String, Double> millisSince(Processes earlier, long count) {
    Map<String, Double> shares = new TreeMap<>();
    taken.forEach((name, all) -> {
      Duration since = all.minus(earlier.taken.getOrDefault(name, Duration.ZERO));
      shares.put(name, since.toNanos() / 1e6 / Math.max(1, count));
    });
    return shares;
  }

  private static Stream<Path> files(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).toList().stream();
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
