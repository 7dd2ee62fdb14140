package org.lazax.simulation.rest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Kills each process of a platform once with SIGKILL, spread over the games of a cup. {@code
 * ./lazax up} starts them again.
 */
public final class Kills {
  private static final String SUFFIX = ".pid";
  private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(2);

  private final Path run;
  private final Queue<String> left;
  private final int gamesBetween;
  private final Consumer<String> out;
  private int games;

  private Kills(Path run, List<String> names, int gamesBetween, Consumer<String> out) {
    this.run = run;
    this.left = new ArrayDeque<>(names);
    this.gamesBetween = gamesBetween;
    this.out = out;
  }

  /**
   * Kills during a cup.
   *
   * @param home the platform's folder; its folder {@code run} names the processes
   * @param games how many the cup has
   * @param out takes a line for each process that is killed
   * @throws IllegalArgumentException if no platform runs there, or the cup has too few games
   */
  public static Kills of(Path home, int games, Consumer<String> out) throws IOException {
    Path run = home.resolve("run");
    List<String> names = Files.isDirectory(run) ? names(run) : List.of();
    if (names.isEmpty() || names.stream().anyMatch(name -> process(run, name).isEmpty())) {
      throw new IllegalArgumentException("no platform runs in " + home);
    }
    int between = games / (names.size() + 1);
    if (between == 0) {
      throw new IllegalArgumentException(
          "a cup of %d games is too short to kill %d processes".formatted(games, names.size()));
    }
    return new Kills(run, names, between, out);
  }

  private static List<String> names(Path run) throws IOException {
    try (Stream<Path> files = Files.list(run)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .sorted()
          .toList();
    }
  }

  /** A game has ended: kills the next process if it is time. */
  synchronized void gameEnded() {
    games++;
    if (games % gamesBetween == 0 && !left.isEmpty()) {
      String name = left.remove();
      Client.until(() -> process(run, name), Optional::isPresent).orElseThrow().destroyForcibly();
      out.accept("Killed %s after %d games.".formatted(name, games));
    }
  }

  /** The running process of a file; the file has its start time, because ids are reused. */
  private static Optional<ProcessHandle> process(Path run, String name) {
    try {
      String[] file = Files.readString(run.resolve(name + SUFFIX)).split(" ", -1);
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
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
