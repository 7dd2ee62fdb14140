package org.lazax.deploy.up;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The demo: a game of six bots, or a small cup, through the public API. The module {@code
 * simulation} plays it in a separate process.
 */
final class Demo {
  private static final String GAME = "org.lazax.simulation.rest.Demo";
  private static final String COMMANDS = "org.lazax.simulation.Main";

  private Demo() {}

  /**
   * Starts the demo game; empty if the module is not built.
   *
   * @param export the file to which the game's log is written at the end
   * @param output where the demo's output goes
   */
  static Optional<Process> game(
      Path root, String gateway, Path export, ProcessBuilder.Redirect output) throws IOException {
    return start(root, output, GAME, gateway, export.toString());
  }

  /**
   * Starts a small cup; empty if the module is not built.
   *
   * @param folder where its certificate and its logs are kept
   */
  static Optional<Process> cup(
      Path root, String gateway, Path folder, ProcessBuilder.Redirect output) throws IOException {
    return start(
        root,
        output,
        COMMANDS,
        "cup",
        "--gateway=" + gateway,
        "--entrants=12",
        "--rounds=1",
        "--keep=" + folder);
  }

  private static Optional<Process> start(
      Path root, ProcessBuilder.Redirect output, String main, String... arguments)
      throws IOException {
    Path target = root.resolve("simulation").resolve("target");
    Path classes = target.resolve("classes");
    if (!Files.exists(classes.resolve(main.replace('.', '/') + ".class"))) {
      return Optional.empty();
    }
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                // Without this, JBoss LogManager prints a warning.
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-cp",
                classes + ":" + target.resolve("lib") + "/*",
                main));
    command.addAll(List.of(arguments));
    return Optional.of(
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output).start());
  }
}
