package org.lazax.tournament.pods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.PairingCost;
import org.lazax.tournament.pairing.PairingRules;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.stage.TableSizes;

/** Pairings break no rule, are found again, and cost little. */
final class PodSolverTest {
  private static final long FEW_MOVES = 3_000;
  private static final TableSizes SMALL = new TableSizes(3, 3);

  /** Number of seeded instances; more with {@code -Dpods.instances}. */
  private static final int INSTANCES = Integer.getInteger("pods.instances", 200);

  @Test
  void noPairingOfManyInstancesBreaksARule() {
    for (int seed = 1; seed <= INSTANCES; seed++) {
      PairingTask task = random(seed);
      Pairing pairing = PodSolver.solve(task, seed, FEW_MOVES);
      assertThat(rules(task).broken(pairing)).as("seed " + seed).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"7, 1, 1", "19, 3, 1", "36, 6, 0", "599, 100, 0"})
  void entrantsAreSeatedAtTheFewestTables(int entrants, int tables, int byes) {
    Pairing pairing = PodSolver.solve(first(players(entrants), TableSizes.USUAL), 5);

    assertThat(pairing.pods()).hasSize(tables);
    assertThat(pairing.byes()).hasSize(byes);
    assertThat(new HashSet<>(pairing.named().toList())).hasSize(entrants);
  }

  @Test
  void theSameSeedFindsTheSamePairing() {
    PairingTask task = random(11);

    assertThat(PodSolver.solve(task, 3, FEW_MOVES)).isEqualTo(PodSolver.solve(task, 3, FEW_MOVES));
    assertThat(PodSolver.solve(task, 4, FEW_MOVES))
        .isNotEqualTo(PodSolver.solve(task, 3, FEW_MOVES));
  }

  @Test
  void thirtySixMeetNobodyTwiceInThreeRounds() {
    List<Pod> earlier = new ArrayList<>();
    for (int round = 1; round <= 3; round++) {
      PairingTask task = task(players(36), Map.of(), TableSizes.USUAL, Set.of(), earlier);
      Pairing pairing = PodSolver.solve(task, round);
      assertThat(PairingCost.of(task, pairing).rematches()).as("round " + round).isZero();
      earlier.addAll(pairing.pods());
    }
    PairingTask fourth = task(players(36), Map.of(), TableSizes.USUAL, Set.of(), earlier);
    PairingCost cost = PairingCost.of(fourth, PodSolver.solve(fourth, 4));

    assertThat(cost.rematches()).isPositive();
    assertThat(cost.sentences(fourth, 3))
        .hasSameSizeAs(cost.again())
        .allMatch(s -> s.endsWith("meet again: 36 entrants allow 3 rounds without rematches."));
    assertThat(cost.sentences(fourth, 2)).allMatch(s -> s.endsWith(" meet again."));
  }

  /** Six players at two tables of three can sit in 720 ways. */
  @Test
  void smallOnesAreAsGoodAsExhaustiveSearch() {
    for (int seed = 1; seed <= 50; seed++) {
      Random random = new Random(seed);
      List<EntrantId> players = players(6);
      Map<EntrantId, Integer> wins = new HashMap<>();
      players.forEach(player -> wins.put(player, random.nextInt(3)));
      List<Pod> earlier = new ArrayList<>();
      for (int round = 0; round < 2; round++) {
        List<EntrantId> shuffled = new ArrayList<>(players);
        Collections.shuffle(shuffled, random);
        earlier.addAll(pods(shuffled));
      }
      PairingTask task = task(players, wins, SMALL, Set.of(), earlier);

      assertThat(total(PairingCost.of(task, PodSolver.solve(task, seed, FEW_MOVES))))
          .as("seed " + seed)
          .isEqualTo(best(task));
    }
  }

  @Test
  void whoHadNoByeAndWonLeastSitsOut() {
    List<EntrantId> players = players(7);
    Map<EntrantId, Integer> wins = new HashMap<>();
    players.forEach(player -> wins.put(player, player.number() <= 3 ? 0 : 1));
    PairingTask task = task(players, wins, TableSizes.USUAL, Set.of(e(1), e(2)), List.of());

    assertThat(PodSolver.solve(task, 1).byes()).containsExactly(e(3));
  }

  @Test
  void playersWithEqualWinsMeet() {
    List<EntrantId> players = players(12);
    Map<EntrantId, Integer> wins = new HashMap<>();
    players.forEach(player -> wins.put(player, player.number() % 2));
    PairingTask task = task(players, wins, TableSizes.USUAL, Set.of(), List.of());

    assertThat(PairingCost.of(task, PodSolver.solve(task, 1)).spread()).isZero();
  }

  @Test
  void seatsChange() {
    List<Pod> earlier = new ArrayList<>();
    earlier.addAll(PodSolver.solve(first(players(36), TableSizes.USUAL), 1).pods());
    PairingTask second = task(players(36), Map.of(), TableSizes.USUAL, Set.of(), earlier);

    assertThat(PairingCost.of(second, PodSolver.solve(second, 2)).seats()).isLessThanOrEqualTo(1);
  }

  private static long total(PairingCost cost) {
    return 1_000_000L * cost.rematches() + cost.spread() + cost.seats();
  }

  private static long best(PairingTask task) {
    long[] best = {Long.MAX_VALUE};
    permutations(
        new ArrayList<>(task.players()),
        0,
        players -> {
          best[0] =
              Math.min(best[0], total(PairingCost.of(task, new Pairing(pods(players), List.of()))));
        });
    return best[0];
  }

  private static void permutations(
      List<EntrantId> players, int from, Consumer<List<EntrantId>> each) {
    if (from == players.size()) {
      each.accept(players);
      return;
    }
    for (int at = from; at < players.size(); at++) {
      Collections.swap(players, from, at);
      permutations(players, from + 1, each);
      Collections.swap(players, from, at);
    }
  }

  private static List<Pod> pods(List<EntrantId> players) {
    return IntStream.range(0, players.size() / 3)
        .mapToObj(pod -> new Pod(players.subList(3 * pod, 3 * pod + 3)))
        .toList();
  }

  private static PairingTask random(long seed) {
    Random random = new Random(seed);
    List<EntrantId> players = players(7 + random.nextInt(40));
    Map<EntrantId, Integer> wins = new HashMap<>();
    players.forEach(player -> wins.put(player, random.nextInt(3)));
    Pairing before = PodSolver.solve(first(players, TableSizes.USUAL), seed, FEW_MOVES);
    return task(players, wins, TableSizes.USUAL, new HashSet<>(before.byes()), before.pods());
  }

  private static PairingTask first(List<EntrantId> players, TableSizes tables) {
    return task(players, Map.of(), tables, Set.of(), List.of());
  }

  private static PairingTask task(
      List<EntrantId> players,
      Map<EntrantId, Integer> wins,
      TableSizes tables,
      Set<EntrantId> hadBye,
      List<Pod> earlier) {
    return new PairingTask(players, wins, tables, hadBye, earlier);
  }

  private static PairingRules rules(PairingTask task) {
    return new PairingRules(task.tables(), new HashSet<>(task.players()), task.hadBye());
  }

  private static List<EntrantId> players(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(EntrantId::new).toList();
  }

  private static EntrantId e(int number) {
    return new EntrantId(number);
  }
}
