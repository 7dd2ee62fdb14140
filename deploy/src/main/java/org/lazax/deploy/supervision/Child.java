package org.lazax.deploy.supervision;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A process to keep running.
 *
 * @param name by which people and files know it
 * @param command the program and its arguments
 * @param environment what is set beside what this process has
 */
public record Child(
    String name, List<String> command, Map<String, String> environment, Readiness readiness) {

  /**
   * Ctrl-C in a terminal goes to every process of the group; children leave it to their supervisor,
   * which stops them in order. A JVM keeps a signal ignored that it finds ignored.
   */
  private static final List<String> DEAF_TO_CTRL_C =
      List.of("/bin/sh", "-c", "trap '' INT HUP; exec \"$@\"", "sh");

  ProcessBuilder prepared() {
    List<String> words = new ArrayList<>(DEAF_TO_CTRL_C);
    words.addAll(command);
    var builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().putAll(environment);
    return builder;
  }
}
