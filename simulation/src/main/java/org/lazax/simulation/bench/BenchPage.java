package org.lazax.simulation.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.lazax.chronicle.commit.GameId;
import org.lazax.simulation.page.Browser;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the page in a browser, and what followers of a game cost those who play. */
@Command(
    name = "page",
    description = {
      "Measures the page of a running platform in Chromium, and what many followers of a game cost.",
      "It shows a game that has ended, the longest one unless another is asked for: start the platform",
      "with ./lazax up, and wait until the demo game is over."
    },
    mixinStandardHelpOptions = true)
public final class BenchPage implements Callable<Integer> {
  private static final int STEPS = 200;
  private static final int JUMPS = 2_000;
  private static final int FOLDS = 5;
  private static final int READS = 20;

  @Option(
      names = "--gateway",
      description = "the address of the gateway (default: ${DEFAULT-VALUE})")
  private URI gateway = URI.create("http://localhost:8080");

  @Option(names = "--kafka", description = "the address of the broker (default: ${DEFAULT-VALUE})")
  private String kafka = "localhost:9092";

  @Option(
      names = "--home",
      description = "the platform's folder, which names its processes (default: ${DEFAULT-VALUE})")
  private Path home = Path.of(".lazax");

  @ArgGroup private Choice choice = new Choice();

  @Option(
      names = "--opened",
      description =
          "how often the page is opened on each device; 0 leaves the browser out (default: ${DEFAULT-VALUE})")
  private int opened = 5;

  @Option(
      names = "--followers",
      description = "followers of one game; 0 leaves them out (default: ${DEFAULT-VALUE})")
  private int followers = 1_000;

  @Option(
      names = "--turns",
      description = "turns of play with and without followers (default: ${DEFAULT-VALUE})")
  private int turns = 3;

  @Option(
      names = "--games",
      description = "games that are played in a turn (default: ${DEFAULT-VALUE})")
  private int games = 64;

  @Option(names = "--seconds", description = "seconds of each turn (default: ${DEFAULT-VALUE})")
  private int seconds = 20;

  @Option(
      names = "--warmup",
      description = "seconds of play at most before the first turn (default: ${DEFAULT-VALUE})")
  private int warmup = 300;

  /** Which game is shown. */
  private static final class Choice {
    @Option(names = "--game", description = "the id of the game that is shown")
    private Optional<String> game = Optional.empty();

    @Option(
        names = "--commits",
        description = "shows the game whose number of commits is nearest to this one")
    private int commits = Integer.MAX_VALUE;

    ServedGames.Ended of(ServedGames served) {
      return game.map(served::ended).orElseGet(() -> ServedGames.nearest(served.ended(), commits));
    }
  }

  private final PrintStream out = System.out;

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (ChronicleFollower follower = ChronicleFollower.start(kafka);
        Connection connection = Connection.open(gateway)) {
      if (opened > 0) {
        ServedGames served = new ServedGames(connection);
        ServedGames.Ended game = choice.of(served);
        out.printf("a game of %,d commits%n", game.commits());
        // Before the browser starts, which would take a core meanwhile.
        frames(served, game);
        Path profile = Files.createTempDirectory("lazax-browser");
        try (Browser browser =
            Browser.start(profile)
                .orElseThrow(() -> new IllegalStateException("there is no Chromium"))) {
          ended(browser, game);
          live(browser, served, follower);
        }
      }
      if (followers > 0) {
        followed(follower);
      }
    }
    return 0;
  }

  /** How long frames of an ended game take. */
  private void frames(ServedGames served, ServedGames.Ended game) {
    // The service keeps answers, so each fold begins with another commit.
    List<Double> folded = new ArrayList<>();
    for (int from = 2; from <= FOLDS + 1; from++) {
      folded.add(served.frames(game, from).millis());
    }
    ServedGames.Read read = served.frames(game, 1);
    List<Double> kept = new ArrayList<>();
    for (int i = 0; i < READS; i++) {
      kept.add(served.frames(game, 1).millis());
    }
    out.printf(
        "  frames: %.1f kB compressed; p50 %.0f ms when they are made, %.1f ms when they are kept%n",
        read.bytes() / 1e3, median(folded), median(kept));
  }

  /** Shows an ended game, and lets the page check its log. */
  private void ended(Browser browser, ServedGames.Ended game) {
    for (Device device : List.of(Device.DESKTOP, Device.PHONE)) {
      URI address = gateway.resolve("/games/" + game.id());
      ShownGame linked = new ShownGame(browser, URI.create(address + "?at=" + game.commits() / 2));
      List<Double> moments = new ArrayList<>();
      for (int i = 1; i <= opened; i++) {
        moments.add(linked.firstGalaxy(device));
        linked.close();
      }
      ShownGame shown = new ShownGame(browser, address);
      List<Double> galaxies = new ArrayList<>();
      for (int i = 1; i <= opened; i++) {
        galaxies.add(shown.firstGalaxy(device));
        if (i < opened) {
          shown.close();
        }
      }
      ShownGame.Shell shell = shown.shell();
      out.printf("  %s%n", device.name());
      out.printf(
          "    the page itself: %.1f kB compressed, %d files; first galaxy after %.0f ms, of a linked moment after %.0f ms (medians of %d)%n",
          shell.bytes() / 1e3, shell.files(), median(galaxies), median(moments), opened);
      print("a step", shown.steps(STEPS));
      print("a jump", shown.jumps(STEPS));
      out.printf(
          "    verification %.0f ms%n",
          shown.verification("/api/v1/games/%s/log".formatted(game.id())));
      if (device.equals(Device.DESKTOP)) {
        long[] heap = shown.heapAround(JUMPS);
        out.printf(
            "    heap %.1f MB, after %,d jumps %.1f MB%n", heap[0] / 1e6, JUMPS, heap[1] / 1e6);
      }
      shown.close();
    }
  }

  private void print(String what, ShownGame.Times times) {
    out.printf(
        "    %s: work p50 %.1f ms, p95 %.1f ms; until it is painted p50 %.1f ms, p95 %.1f ms%n",
        what,
        times.work().millis(0.5),
        times.work().millis(0.95),
        times.painted().millis(0.5),
        times.painted().millis(0.95));
  }

  /** Shows a game while it is played. */
  private void live(Browser browser, ServedGames served, ChronicleFollower follower)
      throws InterruptedException {
    CompletableFuture<GameId> begun = new CompletableFuture<>();
    Duration measured = Duration.ofSeconds(seconds);
    CompletableFuture<ShownGame> opening =
        begun.thenApplyAsync(game -> {
          ShownGame shown = new ShownGame(browser, gateway.resolve("/games/" + game.value()));
          shown.firstGalaxy(Device.DESKTOP);
          return shown;
        });
    Load.Figures load =
        Load.run(gateway, home, follower, 1, measured.dividedBy(2), measured, out, begun::complete);
    ShownGame shown = opening.join();
    List<JsonNode> frames = served.frames(begun.join().value());
    Samples delays = shown.delays(seq -> frames.get(seq - 1));
    out.printf(
        "  a game that is played with %.0f commits/s: from the decision to the picture p50 %.0f ms, p95 %.0f ms, %,d pictures%n",
        load.commitsPerSecond(), delays.millis(0.5), delays.millis(0.95), delays.count());
    shown.close();
  }

  private void followed(ChronicleFollower follower) throws InterruptedException {
    FollowedPlay play =
        new FollowedPlay(gateway, home, follower, games, Duration.ofSeconds(seconds), out);
    Load.warmUp(gateway, follower, games, Duration.ofSeconds(warmup), out);
    double alone = 0;
    double watched = 0;
    for (int turn = 0; turn < turns; turn++) {
      alone += play.alone().commitsPerSecond();
      watched += play.followedBy(followers).commitsPerSecond();
    }
    out.printf(
        "%,d followers of one of %d games: %.1f %% fewer commits/s%n",
        followers, games, 100 * (1 - watched / alone));
    play.printCosts();
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
