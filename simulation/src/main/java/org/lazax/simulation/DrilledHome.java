package org.lazax.simulation;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options that name a running platform and where its processes are found. */
final class DrilledHome extends DrilledPlatform {
  @Option(
      names = "--home",
      paramLabel = "DIR",
      description = "its folder, which names its processes (default: ${DEFAULT-VALUE})")
  private Path home = Path.of(".lazax");

  Path home() {
    return home;
  }
}
