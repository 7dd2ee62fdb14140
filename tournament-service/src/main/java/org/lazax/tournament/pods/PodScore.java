package org.lazax.tournament.pods;

import ai.timefold.solver.core.api.score.buildin.hardmediumsoftlong.HardMediumSoftLongScore;
import ai.timefold.solver.core.api.score.calculator.IncrementalScoreCalculator;
import java.util.Arrays;
import org.lazax.chronicle.Seat;

/**
 * The score of a plan, changed with every move: medium for rematches, soft for spread and seats. It
 * gives what {@link org.lazax.tournament.pairing.PairingCost} gives.
 */
public final class PodScore
    implements IncrementalScoreCalculator<PodPlan, HardMediumSoftLongScore> {
  private static final int NOBODY = -1;

  private PodHistory history = PodHistory.NONE;

  /** Who sits in each pod, in any order. While two swap, a pod may have one more. */
  private int[][] members = new int[0][];

  private int[] sizes = new int[0];
  private long medium;
  private long soft;

  @Override
  public void resetWorkingSolution(PodPlan plan) {
    history = plan.history;
    int pods = plan.chairs.stream().mapToInt(Chair::pod).max().orElse(NOBODY) + 1;
    members = new int[pods][Seat.MAX + 1];
    Arrays.stream(members).forEach(pod -> Arrays.fill(pod, NOBODY));
    sizes = new int[pods];
    medium = 0;
    soft = 0;
    plan.sittings.forEach(this::sitDown);
  }

  @Override
  public void beforeEntityAdded(Object entity) {
    // Nobody joins a plan.
  }

  @Override
  public void afterEntityAdded(Object entity) {
    sitDown((Sitting) entity);
  }

  @Override
  public void beforeVariableChanged(Object entity, String variable) {
    standUp((Sitting) entity);
  }

  @Override
  public void afterVariableChanged(Object entity, String variable) {
    sitDown((Sitting) entity);
  }

  @Override
  public void beforeEntityRemoved(Object entity) {
    standUp((Sitting) entity);
  }

  @Override
  public void afterEntityRemoved(Object entity) {
    // Nobody leaves a plan.
  }

  @Override
  public HardMediumSoftLongScore calculateScore() {
    return HardMediumSoftLongScore.of(0, -medium, -soft);
  }

  private void sitDown(Sitting sitting) {
    Chair chair = sitting.chair;
    if (chair != null) {
      count(sitting.player, chair, 1);
      members[chair.pod()][sizes[chair.pod()]++] = sitting.player;
    }
  }

  private void standUp(Sitting sitting) {
    Chair chair = sitting.chair;
    if (chair != null) {
      int[] pod = members[chair.pod()];
      int at = 0;
      while (pod[at] != sitting.player) {
        at++;
      }
      pod[at] = pod[--sizes[chair.pod()]];
      count(sitting.player, chair, -1);
    }
  }

  private void count(int player, Chair chair, int sign) {
    int[] pod = members[chair.pod()];
    for (int at = 0; at < sizes[chair.pod()]; at++) {
      medium += (long) sign * history.rematch(player, pod[at]);
      soft += (long) sign * history.spread(player, pod[at]);
    }
    soft += (long) sign * history.sat(player, chair.seat());
  }
}
