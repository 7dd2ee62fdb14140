package org.lazax.deploy.supervision;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A child process to be supervised.
 *
 * @param name in messages and file names
 * @param command the program and its arguments
 * @param environment variables in addition to those of this process
 * @param readiness how the child shows that it is ready
 * @param liveness how it shows later that it works; empty if only its end is noticed
 */
public record Child(
    String name,
    List<String> command,
    Map<String, String> environment,
    Readiness readiness,
    Optional<Liveness> liveness) {

  /**
   * Starts a command with SIGINT and SIGHUP ignored. Ctrl-C in a terminal goes to all processes of
   * the group, but children must leave it to their supervisor, which stops them in order. A JVM
   * keeps ignoring a signal that is ignored at its start.
   */
  private static final List<String> IGNORING_SIGNALS =
      List.of("/bin/sh", "-c", "trap '' INT HUP; exec \"$@\"", "sh");

  ProcessBuilder processBuilder() {
    List<String> words = new ArrayList<>(IGNORING_SIGNALS);
    words.addAll(command);
    var builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().putAll(environment);
    return builder;
  }
}
