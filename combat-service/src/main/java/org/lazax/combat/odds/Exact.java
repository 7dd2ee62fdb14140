package org.lazax.combat.odds;

import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.lazax.combat.ability.Side;

/**
 * The fight as a Markov chain: all probability starts at its beginning and flows along the dice
 * until next to nothing is under way. Positions with more left to lose come first, so that without
 * repairs each is visited once.
 */
final class Exact {
  /** What is neglected, in all. */
  private static final double NEXT_TO_NOTHING = 1e-12;

  private static final int MOST_POSITIONS = 30_000;
  private static final long MOST_STEPS = 60_000_000;

  private final Graph graph;
  private final Tally tally = new Tally();
  private final Map<Node, Flow> flows = new HashMap<>();
  private final PriorityQueue<Flow> waiting = new PriorityQueue<>();
  private long steps;

  private Exact(Muster muster) {
    graph = new Graph(muster, MOST_POSITIONS + 1);
  }

  /**
   * How the fight ends.
   *
   * @throws TooManyPositions if it has too many positions to visit them all
   */
  static Tally of(Muster muster) throws TooManyPositions {
    Exact exact = new Exact(muster);
    exact.pour(exact.graph.start, 1);
    exact.run();
    return exact.tally;
  }

  private void run() throws TooManyPositions {
    while (!waiting.isEmpty()) {
      Flow flow = waiting.poll();
      double mass = flow.mass;
      flow.mass = 0;
      flow.queued = false;
      if (mass >= NEXT_TO_NOTHING / MOST_POSITIONS) {
        spread(flow, mass);
      }
    }
  }

  private void spread(Flow flow, double mass) throws TooManyPositions {
    Node node = flow.node;
    if (node.isOver || graph.isStalemate(node)) {
      tally.ended(node.position, mass);
      return;
    }
    steps += node.outcomes;
    if (graph.size() > MOST_POSITIONS || steps > MOST_STEPS) {
      throw new TooManyPositions(graph.size());
    }
    double[] attackers = flow.attackers();
    double[] defenders = flow.defenders();
    double stays = 0;
    for (int a = 0, outcome = 0; a < attackers.length; a++) {
      for (int d = 0; d < defenders.length; d++, outcome++) {
        if (attackers[a] * defenders[d] > 0 && graph.after(node, outcome) == node) {
          stays += attackers[a] * defenders[d];
        }
      }
    }
    double flowing = mass / (1 - stays);
    if (node.isRound) {
      tally.fought(flowing);
    }
    for (int a = 0, outcome = 0; a < attackers.length; a++) {
      for (int d = 0; d < defenders.length; d++, outcome++) {
        double share = attackers[a] * defenders[d];
        if (share > 0) {
          Node next = graph.after(node, outcome);
          if (next != node) {
            pour(next, flowing * share);
          }
        }
      }
    }
  }

  private void pour(Node node, double mass) {
    Flow flow = flows.computeIfAbsent(node, Flow::new);
    flow.mass += mass;
    if (!flow.queued) {
      flow.queued = true;
      waiting.add(flow);
    }
  }

  /** What has come to a node and not yet gone on. */
  private static final class Flow implements Comparable<Flow> {
    final Node node;
    private final int left;
    private double @Nullable [] attackers;
    private double @Nullable [] defenders;
    double mass;
    boolean queued;

    Flow(Node node) {
      this.node = node;
      left = left(node.position);
    }

    /** How much both sides have left to lose, and before it how far the fight has come. */
    private static int left(Position position) {
      int left = 0;
      for (Side side : Side.values()) {
        Half half = position.half(side);
        for (int i = 0; i < half.slots.size(); i++) {
          left += 2 * half.healthy[i] + half.damaged[i];
        }
      }
      return left * 64 - position.step.ordinal() * 4 - position.round;
    }

    double[] attackers() {
      if (attackers == null) {
        attackers = node.attacker == null ? new double[] {1} : node.attacker.distribution();
      }
      return attackers;
    }

    double[] defenders() {
      if (defenders == null) {
        defenders = node.defender == null ? new double[] {1} : node.defender.distribution();
      }
      return defenders;
    }

    @Override
    public int compareTo(Flow other) {
      return Integer.compare(other.left, left);
    }
  }
}
