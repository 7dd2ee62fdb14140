package org.lazax.deploy.up;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reports the resident memory of processes, on Linux. */
final class Memory {
  private static final String RESIDENT = "VmRSS:";

  private Memory() {}

  /** A line of text for each process. */
  static List<String> of(Map<String, ProcessHandle> processes) {
    return processes.entrySet().stream()
        .flatMap(entry ->
            resident(entry.getValue()).stream()
                .map(megabytes -> "  %-20s %5d MB".formatted(entry.getKey(), megabytes)))
        .toList();
  }

  private static Optional<Long> resident(ProcessHandle process) {
    try (var lines = Files.lines(Path.of("/proc", Long.toString(process.pid()), "status"))) {
      return lines
          .filter(line -> line.startsWith(RESIDENT))
          .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
