package org.lazax.deploy.supervision;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Records child processes in files, so that a supervisor can end the orphans of a killed one. A
 * file has the start time beside the process id, because the system reuses ids.
 */
final class PidFile {
  private static final String SUFFIX = ".pid";
  private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(2);

  private PidFile() {}

  static void write(Path folder, String name, ProcessHandle process) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(name + SUFFIX), process.pid() + " " + startTime(process));
  }

  static void remove(Path folder, String name) throws IOException {
    Files.deleteIfExists(folder.resolve(name + SUFFIX));
  }

  /**
   * Ends the process of each file in the folder.
   *
   * @param grace how long the processes may take before they are killed
   * @return the names of the processes that were ended
   */
  static List<String> endOrphans(Path folder, Duration grace) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Path> files;
    try (Stream<Path> entries = Files.list(folder)) {
      files = entries.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
    }
    Map<String, ProcessHandle> orphans = new TreeMap<>();
    files.forEach(file -> process(file).ifPresent(process -> orphans.put(name(file), process)));
    orphans.values().forEach(ProcessHandle::destroy);
    Instant deadline = Instant.now().plus(grace);
    for (ProcessHandle process : orphans.values()) {
      long millis = Math.max(0, Duration.between(Instant.now(), deadline).toMillis());
      if (!onExit(process).completeOnTimeout(false, millis, TimeUnit.MILLISECONDS).join()) {
        process.destroyForcibly();
        onExit(process).join();
      }
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
    return List.copyOf(orphans.keySet());
  }

  private static CompletableFuture<Boolean> onExit(ProcessHandle process) {
    return process.onExit().thenApply(gone -> true);
  }

  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - SUFFIX.length());
  }

  private static Optional<ProcessHandle> process(Path file) {
    try {
      String[] parts = Files.readString(file).split(" ", -1);
      Instant startTime = Instant.parse(parts[1]);
      return ProcessHandle.of(Long.parseLong(parts[0]))
          .filter(ProcessHandle::isAlive)
          .filter(process ->
              Duration.between(startTime, startTime(process)).abs().compareTo(CLOCK_TOLERANCE) < 0);
    } catch (IOException | RuntimeException e) {
      // The file is incomplete after a power failure, so the process is gone too.
      return Optional.empty();
    }
  }

  private static Instant startTime(ProcessHandle process) {
    return process.info().startInstant().orElse(Instant.EPOCH);
  }
}
