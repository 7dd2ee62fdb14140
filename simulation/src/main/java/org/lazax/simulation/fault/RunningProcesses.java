package org.lazax.simulation.fault;

import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The processes of a platform that {@code ./lazax up} has started, and starts again when they end.
 */
public final class RunningProcesses {
  private static final String SUFFIX = ".pid";
  private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(2);

  /** Waits for a process that is started again. */
  private static final RetryPolicy<Optional<ProcessHandle>> UNTIL_STARTED =
      RetryPolicy.<Optional<ProcessHandle>>builder()
          .handleResultIf(Optional::isEmpty)
          .withDelay(Duration.ofMillis(100))
          .withMaxDuration(Duration.ofMinutes(5))
          .withMaxRetries(-1)
          .build();

  private final Path home;
  private final List<String> names;
  private final Optional<SteppedClock> clock;

  private RunningProcesses(Path home, List<String> names) {
    this.home = home;
    this.names = names;
    this.clock =
        names.stream().flatMap(name -> find(name).stream()).findFirst().flatMap(SteppedClock::of);
  }

  /**
   * The processes of a platform.
   *
   * @param home the platform's folder; its folder {@code run} names the processes
   * @throws IllegalArgumentException if no platform runs there
   */
  public static RunningProcesses of(Path home) {
    return find(home)
        .orElseThrow(() -> new IllegalArgumentException("no platform runs in " + home));
  }

  /** The processes of the platform in this folder; empty if one of them does not run. */
  public static Optional<RunningProcesses> find(Path home) {
    Path run = home.resolve("run");
    List<String> names = Files.isDirectory(run) ? names(run) : List.of();
    RunningProcesses running = new RunningProcesses(home, names);
    return names.isEmpty() || running.now().size() < names.size()
        ? Optional.empty()
        : Optional.of(running);
  }

  private static List<String> names(Path run) {
    try (Stream<Path> files = Files.list(run)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The names of all processes, in order: {@code gateway}, {@code kafka}… */
  public List<String> names() {
    return names;
  }

  /** The process of this name, as soon as it has been started again. */
  public ProcessHandle get(String name) {
    return Failsafe.with(UNTIL_STARTED).get(() -> find(name)).orElseThrow();
  }

  /** Those that run at the moment, by name. */
  public Map<String, ProcessHandle> now() {
    Map<String, ProcessHandle> now = new TreeMap<>();
    names.forEach(name -> find(name).ifPresent(process -> now.put(name, process)));
    return now;
  }

  /** The clock that they show; empty if it is that of the machine. */
  Optional<SteppedClock> clock() {
    return clock;
  }

  /** The database server and the processes of its connections; none if it has not started yet. */
  public List<ProcessHandle> database() {
    return server().stream()
        .flatMap(server -> Stream.concat(Stream.of(server), server.descendants()))
        .toList();
  }

  /** The processes of the database's connections and its helpers. */
  List<ProcessHandle> connections() {
    return server().stream().flatMap(ProcessHandle::descendants).toList();
  }

  /** The server's process. It detaches itself from the process that supervises it. */
  private Optional<ProcessHandle> server() {
    Path file = home.resolve("postgres").resolve("postmaster.pid");
    try (Stream<String> lines = Files.lines(file)) {
      return lines.findFirst().map(String::strip).map(Long::valueOf).flatMap(ProcessHandle::of);
    } catch (IOException | UncheckedIOException | NumberFormatException e) {
      return Optional.empty(); // it starts or ends
    }
  }

  /** The running process of a file; the file has its start time, because ids are reused. */
  private Optional<ProcessHandle> find(String name) {
    try {
      String[] file = Files.readString(home.resolve("run").resolve(name + SUFFIX)).split(" ", -1);
      if (file.length < 2) {
        return Optional.empty(); // it is being written
      }
      Instant start = Instant.parse(file[1]);
      return ProcessHandle.of(Long.parseLong(file[0]))
          .filter(ProcessHandle::isAlive)
          .filter(process ->
              process
                  .info()
                  .startInstant()
                  .filter(at -> Duration.between(start, at).abs().compareTo(CLOCK_TOLERANCE) < 0)
                  .isPresent());
    } catch (NoSuchFileException e) {
      return Optional.empty(); // it is being started again
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
