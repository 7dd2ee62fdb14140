package org.lazax.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.PairingCost;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pods.PodSolver;
import org.lazax.tournament.stage.TableSizes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures how long the pairing of a round takes, and what it costs. */
@Command(
    name = "pods",
    description = "Measures the pairings of the rounds of a tournament.",
    mixinStandardHelpOptions = true)
final class BenchPods implements Callable<Integer> {
  private static final int SIX = 6;

  @Option(
      names = "--tables",
      split = ",",
      defaultValue = "100,1000",
      description = "tables of six in a round (default: ${DEFAULT-VALUE})")
  private List<Integer> tables = List.of();

  @Option(names = "--rounds", description = "rounds (default: ${DEFAULT-VALUE})")
  private int rounds = 4;

  @Option(names = "--seed", description = "of the search (default: ${DEFAULT-VALUE})")
  private long seed = 1;

  @Override
  public Integer call() {
    tables.forEach(this::measure);
    return 0;
  }

  private void measure(int count) {
    List<EntrantId> players =
        IntStream.rangeClosed(1, SIX * count).mapToObj(EntrantId::new).toList();
    Random winners = new Random(seed);
    Map<EntrantId, Integer> wins = new HashMap<>();
    List<Pod> earlier = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      PairingTask task = new PairingTask(players, wins, TableSizes.USUAL, Set.of(), earlier);
      long start = System.nanoTime();
      Pairing pairing = PodSolver.solve(task, seed + round);
      Duration took = Duration.ofNanos(System.nanoTime() - start);
      PairingCost cost = PairingCost.of(task, pairing);
      System.out.printf(
          "%,d tables, round %d: %.1f s; rematches %d, spread %d, seats %d%n",
          count, round, took.toMillis() / 1000.0, cost.rematches(), cost.spread(), cost.seats());
      pairing
          .pods()
          .forEach(pod -> wins.merge(pod.entrants().get(winners.nextInt(SIX)), 1, Integer::sum));
      earlier.addAll(pairing.pods());
    }
  }
}
