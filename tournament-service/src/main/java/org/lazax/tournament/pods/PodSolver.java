package org.lazax.tournament.pods;

import static java.util.Objects.requireNonNull;

import ai.timefold.solver.core.api.solver.SolverFactory;
import ai.timefold.solver.core.config.heuristic.selector.move.generic.SwapMoveSelectorConfig;
import ai.timefold.solver.core.config.localsearch.LocalSearchPhaseConfig;
import ai.timefold.solver.core.config.localsearch.LocalSearchType;
import ai.timefold.solver.core.config.score.director.ScoreDirectorFactoryConfig;
import ai.timefold.solver.core.config.solver.EnvironmentMode;
import ai.timefold.solver.core.config.solver.SolverConfig;
import ai.timefold.solver.core.config.solver.termination.TerminationConfig;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.pairing.Pod;

/**
 * Finds a pairing. All chairs are filled at the start: tables of those with equal wins, in an order
 * that the seed shuffles. Then players swap chairs. It ends after a number of moves, never by time,
 * so that the same task with the same seed gives the same pairing on every machine.
 */
public final class PodSolver {
  private static final long MOVES_A_PLAYER = 2_000;
  private static final long FEWEST_MOVES = 400_000;

  private PodSolver() {}

  /**
   * The pairing of a task.
   *
   * @throws IllegalArgumentException if the players cannot be seated
   */
  public static Pairing solve(PairingTask task, long seed) {
    return solve(task, seed, Math.max(FEWEST_MOVES, MOVES_A_PLAYER * task.players().size()));
  }

  /** The same with another number of moves. */
  static Pairing solve(PairingTask task, long seed, long moves) {
    Random random = new Random(seed);
    List<EntrantId> byes = byes(task, random);
    List<EntrantId> players = new ArrayList<>(task.players());
    players.removeAll(new HashSet<>(byes));
    Collections.shuffle(players, random);
    players.sort(Comparator.comparingInt((EntrantId player) -> task.wins(player)).reversed());
    List<Chair> chairs = chairs(task, players.size());
    List<Sitting> sittings = new ArrayList<>();
    for (int player = 0; player < players.size(); player++) {
      sittings.add(new Sitting(player, chairs.get(player)));
    }
    PodPlan plan = new PodPlan(PodHistory.of(task, players), chairs, sittings);
    PodPlan best = SolverFactory.<PodPlan>create(config(seed, moves)).buildSolver().solve(plan);
    return new Pairing(pods(best, players), byes);
  }

  /** Those who sit out: first whoever had no bye, then whoever is last. */
  private static List<EntrantId> byes(PairingTask task, Random random) {
    int count =
        task.tables()
            .byes(task.players().size())
            .orElseThrow(() -> new IllegalArgumentException("too few players for one table"));
    List<EntrantId> last = new ArrayList<>(task.players());
    Collections.shuffle(last, random);
    last.sort(
        Comparator.comparing((EntrantId player) -> task.hadBye().contains(player))
            .thenComparingInt(task::wins));
    return last.subList(0, count).stream().sorted().toList();
  }

  private static List<Chair> chairs(PairingTask task, int players) {
    List<Chair> chairs = new ArrayList<>();
    List<Integer> sizes = task.tables().of(players).orElseThrow();
    for (int pod = 0; pod < sizes.size(); pod++) {
      for (int seat = 0; seat < sizes.get(pod); seat++) {
        chairs.add(new Chair(pod, seat));
      }
    }
    return chairs;
  }

  private static SolverConfig config(long seed, long moves) {
    return new SolverConfig()
        .withEnvironmentMode(EnvironmentMode.NO_ASSERT)
        .withRandomSeed(seed)
        .withSolutionClass(PodPlan.class)
        .withEntityClasses(Sitting.class)
        .withScoreDirectorFactory(
            new ScoreDirectorFactoryConfig().withIncrementalScoreCalculatorClass(PodScore.class))
        .withPhases(
            new LocalSearchPhaseConfig()
                .withLocalSearchType(LocalSearchType.LATE_ACCEPTANCE)
                .withMoveSelectorConfig(new SwapMoveSelectorConfig())
                .withTerminationConfig(
                    new TerminationConfig()
                        .withMoveCountLimit(moves)
                        .withBestScoreLimit("0hard/0medium/0soft")));
  }

  private static List<Pod> pods(PodPlan plan, List<EntrantId> players) {
    List<List<EntrantId>> pods = new ArrayList<>();
    plan.sittings.stream()
        .sorted(
            Comparator.comparingInt((Sitting sitting) -> chair(sitting).pod())
                .thenComparingInt(sitting -> chair(sitting).seat()))
        .forEach(sitting -> {
          if (chair(sitting).pod() == pods.size()) {
            pods.add(new ArrayList<>());
          }
          pods.getLast().add(players.get(sitting.player));
        });
    return pods.stream().map(Pod::new).toList();
  }

  private static Chair chair(Sitting sitting) {
    return requireNonNull(sitting.chair);
  }
}
