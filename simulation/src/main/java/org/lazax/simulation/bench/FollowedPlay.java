package org.lazax.simulation.bench;

import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.lazax.chronicle.commit.GameId;

/** Compares play that nobody watches with play of which one game has many spectators. */
final class FollowedPlay {
  private final URI gateway;
  private final Path home;
  private final ChronicleFollower follower;
  private final int games;
  private final Duration measured;
  private final PrintStream out;
  private final List<Load.Figures> alone = new ArrayList<>();
  private final List<Load.Figures> followed = new ArrayList<>();

  FollowedPlay(
      URI gateway,
      Path home,
      ChronicleFollower follower,
      int games,
      Duration measured,
      PrintStream out) {
    this.gateway = gateway;
    this.home = home;
    this.follower = follower;
    this.games = games;
    this.measured = measured;
    this.out = out;
  }

  /** Plays without spectators. */
  Load.Figures alone() throws InterruptedException {
    Load.Figures load =
        Load.run(gateway, home, follower, games, measured.dividedBy(2), measured, out);
    alone.add(load);
    print("nobody follows", load);
    return load;
  }

  /** Plays with so many spectators of one of the games, who come when it begins. */
  Load.Figures followedBy(int spectators) throws InterruptedException {
    CompletableFuture<GameId> begun = new CompletableFuture<>();
    CompletableFuture<Audience> opened =
        begun.thenApplyAsync(game -> Audience.of(gateway, game, spectators));
    Load.Figures load =
        Load.run(
            gateway, home, follower, games, measured.dividedBy(2), measured, out, begun::complete);
    followed.add(load);
    try (Audience audience = opened.join()) {
      print("%,d follow".formatted(spectators), load);
      Audience.Received received = audience.received();
      out.printf(
          "    each has received %.1f frames in all, %.1f kB; %d streams were ended%n",
          (double) received.frames() / spectators,
          received.bytes() / 1e3 / spectators,
          received.ended());
    }
    return load;
  }

  /** Prints how much CPU time a commit of the followed game has cost each process besides. */
  void printCosts() {
    out.printf("  CPU per commit of that game, for all followers:");
    for (String process : alone.getFirst().cpu().keySet()) {
      double more = perCommand(followed, process) - perCommand(alone, process);
      double commands = followed.stream().mapToDouble(Load.Figures::commandsPerSecond).sum();
      double commits = followed.stream().mapToDouble(Load.Figures::commitsPerSecond).sum();
      out.printf("  %s %.1f ms", process, more * games * commands / commits);
    }
    out.println();
  }

  private static double perCommand(List<Load.Figures> loads, String process) {
    return loads.stream()
        .mapToDouble(load -> load.cpu().getOrDefault(process, 0.0))
        .average()
        .orElseThrow();
  }

  private void print(String who, Load.Figures load) {
    double all = load.cpu().values().stream().mapToDouble(Double::doubleValue).sum();
    out.printf(
        "  %-14s %,8.0f commands/s  %,8.0f commits/s  p50 %6.2f ms  p99 %6.2f ms; CPU per command %.2f ms",
        who,
        load.commandsPerSecond(),
        load.commitsPerSecond(),
        load.answers().millis(0.5),
        load.answers().millis(0.99),
        all);
    load.cpu().forEach((process, millis) -> out.printf("  %s %.2f", process, millis));
    out.println();
  }
}
