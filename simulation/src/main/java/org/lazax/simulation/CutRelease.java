package org.lazax.simulation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.lazax.simulation.released.Release;
import org.lazax.simulation.released.ReleasedFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Writes the files of a release that all later releases must be able to read. {@code
 * docs/releasing.md} describes when to run it.
 */
@Command(
    name = "release",
    description = {
      "Plays twelve games and stores their exports, with samples of all wire types.",
      "The folder of a release is written once and never changed."
    },
    mixinStandardHelpOptions = true)
final class CutRelease implements Callable<Integer> {
  private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+\\.\\d+");

  @Parameters(paramLabel = "VERSION", description = "such as 0.1.0")
  private String version = "";

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description = "the folder with the folders of all releases (default: ${DEFAULT-VALUE})")
  private Path released = Path.of("simulation", "released");

  @Option(
      names = "--project",
      paramLabel = "DIR",
      description = "the folder with the modules (default: the current folder)")
  private Path project = Path.of("");

  @Option(
      names = "--seeds",
      description = "candidates for each of the twelve games (default: ${DEFAULT-VALUE})")
  private int seeds = 8;

  @Override
  public Integer call() throws IOException {
    if (!VERSION.matcher(version).matches()) {
      System.err.println("not a version: " + version);
      return 2;
    }
    try {
      ReleasedFolder folder =
          Release.ofTwelve(seeds, System.out::println).write(project, released, version);
      System.out.println("written to " + folder.path());
      return 0;
    } catch (IllegalStateException refused) {
      System.err.println("NOT RELEASED: " + refused.getMessage());
      return 1;
    }
  }
}
