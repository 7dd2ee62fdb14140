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
 * Remembers a child beyond the life of its supervisor, so that the next one ends what a killed one
 * left running. A process number is used again; with the start time it names one process.
 */
final class PidFile {
  private static final String SUFFIX = ".pid";
  private static final Duration CLOCK_TOLERANCE = Duration.ofSeconds(2);

  private PidFile() {}

  static void write(Path folder, String name, ProcessHandle process) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(name + SUFFIX), process.pid() + " " + started(process));
  }

  static void remove(Path folder, String name) throws IOException {
    Files.deleteIfExists(folder.resolve(name + SUFFIX));
  }

  /** Ends every process that a file in the folder names, and returns the files' names. */
  static List<String> endLeftovers(Path folder, Duration grace) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Path> files;
    try (Stream<Path> entries = Files.list(folder)) {
      files = entries.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
    }
    Map<String, ProcessHandle> left = new TreeMap<>();
    files.forEach(file -> process(file).ifPresent(process -> left.put(name(file), process)));
    left.values().forEach(ProcessHandle::destroy);
    Instant deadline = Instant.now().plus(grace);
    for (ProcessHandle process : left.values()) {
      long millis = Math.max(0, Duration.between(Instant.now(), deadline).toMillis());
      if (!ended(process).completeOnTimeout(false, millis, TimeUnit.MILLISECONDS).join()) {
        process.destroyForcibly();
        ended(process).join();
      }
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
    return List.copyOf(left.keySet());
  }

  private static CompletableFuture<Boolean> ended(ProcessHandle process) {
    return process.onExit().thenApply(gone -> true);
  }

  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - SUFFIX.length());
  }

  private static Optional<ProcessHandle> process(Path file) {
    try {
      String[] words = Files.readString(file).split(" ", -1);
      Instant then = Instant.parse(words[1]);
      return ProcessHandle.of(Long.parseLong(words[0]))
          .filter(ProcessHandle::isAlive)
          .filter(process ->
              Duration.between(then, started(process)).abs().compareTo(CLOCK_TOLERANCE) < 0);
    } catch (IOException | RuntimeException e) {
      // Torn by a power cut, so of a process that is gone.
      return Optional.empty();
    }
  }

  private static Instant started(ProcessHandle process) {
    return process.info().startInstant().orElse(Instant.EPOCH);
  }
}
