package org.lazax.deploy.up;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A game of six bots through the public API, played by the module {@code simulation}. */
final class Demo {
  private static final String MAIN = "org.lazax.simulation.rest.Demo";

  private Demo() {}

  /**
   * Starts it; empty if the module has no demo.
   *
   * @param export where the game's log is written when it has ended
   * @param words where it tells how the game goes
   */
  static Optional<Process> start(
      Path root, String gateway, Path export, ProcessBuilder.Redirect words) throws IOException {
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
                // Else a library complains that it is not the one who logs.
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-cp",
                classes + ":" + target.resolve("lib") + "/*",
                MAIN,
                gateway,
                export.toString())
            .redirectErrorStream(true)
            .redirectOutput(words)
            .start());
  }
}
