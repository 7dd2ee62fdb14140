package org.lazax.simulation;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lazax.simulation.certificate.CertificateCheck;
import org.lazax.simulation.certificate.CertificateCheck.Checked;
import org.lazax.simulation.rest.Cup;
import org.lazax.simulation.rest.CupPlan;
import org.lazax.simulation.rest.Kills;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a cup with bots on a running platform. */
@Command(
    name = "cup",
    description =
        "Plays a cup with bots on a running platform, through its public API, and prints tables,"
            + " standings and the certificate.",
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

  @Option(
      names = "--keep",
      paramLabel = "DIR",
      description = "the folder for the certificate and all logs (default: a temporary one)")
  private @Nullable Path folder;

  @Option(
      names = "--kill",
      description =
          "kill each process of the platform once with SIGKILL; ./lazax up starts them again")
  private boolean kill;

  @Option(
      names = "--home",
      paramLabel = "DIR",
      description =
          "the platform's folder, which names its processes for --kill (default: ${DEFAULT-VALUE})")
  private Path home = Path.of(".lazax");

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
    Path kept = folder == null ? Files.createTempDirectory("lazax-cup") : folder;
    Path certificate = Cup.on(gateway, plan, kills(plan), System.out::println).play().keep(kept);
    System.out.printf("Try ./lazax verify %s --games %s%n", certificate, kept);
    Checked checked = CertificateCheck.of(Files.readAllBytes(certificate), Optional.of(kept));
    System.out.println(
        checked
            .defect()
            .map(defect -> "The certificate is not valid: " + defect)
            .orElse(
                "The certificate is valid: %d lines, %d games"
                    .formatted(checked.lines(), checked.games())));
    return checked.valid() ? 0 : 1;
  }

  private Optional<Kills> kills(CupPlan plan) throws IOException {
    try {
      return kill
          ? Optional.of(Kills.of(home, plan.games(), System.out::println))
          : Optional.empty();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
