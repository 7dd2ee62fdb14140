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

/** Keeps what a release has to read for ever. {@code docs/releasing.md} says when. */
@Command(
    name = "release",
    description = {
      "Plays twelve games and keeps their exports, with samples of all wire types.",
      "A folder of a release is written once and never changed."
    },
    mixinStandardHelpOptions = true)
final class CutRelease implements Callable<Integer> {
  private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+\\.\\d+");

  @Parameters(paramLabel = "VERSION", description = "such as 0.1.0")
  private String version = "";

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description = "where the folders of all releases are (default: ${DEFAULT-VALUE})")
  private Path released = Path.of("simulation", "released");

  @Option(
      names = "--project",
      paramLabel = "DIR",
      description = "where the modules are (default: here)")
  private Path project = Path.of("");

  @Option(
      names = "--seeds",
      description = "games to choose each of the twelve from (default: ${DEFAULT-VALUE})")
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
      System.out.println("kept in " + folder.path());
      return 0;
    } catch (IllegalStateException refused) {
      System.err.println("NOT RELEASED: " + refused.getMessage());
      return 1;
    }
  }
}
