package org.lazax.deploy.up;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The demo: a game of six bots through the public API. The module {@code simulation} plays it in a
 * separate process.
 */
final class Demo {
  private static final String MAIN = "org.lazax.simulation.rest.Demo";

  private Demo() {}

  /**
   * Starts the demo; empty if the module is not built.
   *
   * @param export the file to which the game's log is written at the end
   * @param output where the demo's output goes
   */
  static Optional<Process> start(
      Path root, String gateway, Path export, ProcessBuilder.Redirect output) throws IOException {
    Path target = root.resolve("simulation").resolve("target");
    Path classes = target.resolve("classes");
    if (!Files.exists(classes.resolve(MAIN.replace('.', '/') + ".class"))) {
      return Optional.empty();
    }
    return Optional.of(
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                // Without this, JBoss LogManager prints a warning.
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-cp",
                classes + ":" + target.resolve("lib") + "/*",
                MAIN,
                gateway,
                export.toString())
            .redirectErrorStream(true)
            .redirectOutput(output)
            .start());
  }
}
