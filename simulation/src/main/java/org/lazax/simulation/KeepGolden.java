package org.lazax.simulation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.golden.GoldenGame;
import org.lazax.simulation.play.WholeGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Plays the golden games anew: for types that no release has written yet. */
@Command(
    name = "golden",
    description = "Plays ten whole games and writes their logs and final tables.",
    mixinStandardHelpOptions = true)
final class KeepGolden implements Callable<Integer> {
  static final int GAMES = 10;

  @Parameters(paramLabel = "DIR", description = "the folder to write to")
  private Path folder = Path.of("simulation/src/test/resources/golden");

  @Override
  public Integer call() throws IOException {
    Files.createDirectories(folder);
    for (long seed = 1; seed <= GAMES; seed++) {
      boolean simple = seed % 2 == 0;
      Path file = folder.resolve("game-%02d.ndjson.gz".formatted(seed));
      WholeGame played =
          WholeGame.of(
                  seed,
                  2 + (int) (seed % 7),
                  own -> simple ? new SimpleBot(own) : new RandomBot(own))
              .play();
      GoldenGame.write(file, played.game());
      System.out.printf("%s: %,d bytes%n", file, Files.size(file));
    }
    return 0;
  }
}
