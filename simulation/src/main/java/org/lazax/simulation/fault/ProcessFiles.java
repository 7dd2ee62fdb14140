package org.lazax.simulation.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What {@code /proc} tells of a process. */
final class ProcessFiles {
  private ProcessFiles() {}

  /** The program and its arguments. */
  static List<String> command(ProcessHandle process) throws IOException {
    return strings(process, "cmdline");
  }

  /** The variables with which it was started. */
  static Map<String, String> environment(ProcessHandle process) throws IOException {
    Map<String, String> environment = new HashMap<>();
    for (String variable : strings(process, "environ")) {
      int name = variable.indexOf('=');
      environment.put(variable.substring(0, name), variable.substring(name + 1));
    }
    return environment;
  }

  private static List<String> strings(ProcessHandle process, String file) throws IOException {
    Path path = Path.of("/proc", Long.toString(process.pid()), file);
    return Stream.of(Files.readString(path).split("\0", -1))
        .filter(text -> !text.isEmpty())
        .toList();
  }
}
