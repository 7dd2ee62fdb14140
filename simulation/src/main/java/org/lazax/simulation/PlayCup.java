package org.lazax.simulation;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.rest.Cup;
import org.lazax.simulation.rest.CupPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a cup with bots on a running platform. */
@Command(
    name = "cup",
    description =
        "Plays a cup with bots on a running platform, through its public API, and prints tables"
            + " and standings.",
    mixinStandardHelpOptions = true)
final class PlayCup implements Callable<Integer> {
  private static final int LEAST = 6;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--gateway", description = "address of the platform (default: ${DEFAULT-VALUE})")
  private URI gateway = URI.create("http://localhost:8080");

  @Option(names = "--entrants", description = "at least 6 (default: ${DEFAULT-VALUE})")
  private int entrants = 36;

  @Option(names = "--rounds", description = "before the final (default: ${DEFAULT-VALUE})")
  private int rounds = 2;

  @Option(
      names = "--whole-games",
      description =
          "play games from their beginning, which takes minutes for each; otherwise they begin"
              + " shortly before their end")
  private boolean wholeGames;

  @Option(names = "--at-once", description = "games at the same time (default: ${DEFAULT-VALUE})")
  private int atOnce = 6;

  @Option(names = "--seed", description = "of the bots; a new one if left out")
  private @Nullable Long seed;

  @Option(names = "--log", description = "the file to which the tournament's log is written")
  private @Nullable Path file;

  @Override
  public Integer call() throws IOException {
    if (entrants < LEAST || rounds < 1 || atOnce < 1) {
      throw new ParameterException(
          spec.commandLine(), "a cup has 6 entrants or more, and a round or more");
    }
    long chosen = Optional.ofNullable(seed).orElseGet(System::nanoTime);
    CupPlan plan =
        new CupPlan(
            "Cup " + Long.toString(chosen, Character.MAX_RADIX),
            entrants,
            rounds,
            wholeGames,
            atOnce,
            chosen);
    byte[] log = Cup.on(gateway, plan, System.out::println).play().log();
    Verification verified = Verification.of(log);
    System.out.println(
        verified.valid()
            ? "Its log verifies: %d commits, head %s"
                .formatted(verified.commits(), verified.head().orElseThrow())
            : "Its log is not valid: " + verified.defect().orElseThrow());
    if (file != null) {
      Files.write(file, log);
    }
    return verified.valid() ? 0 : 1;
  }
}
