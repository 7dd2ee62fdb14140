package org.lazax.combat.odds;

import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.lazax.rules.combat.Side;

/**
 * Solves the combat as a Markov chain. All probability starts at the first position and is passed
 * on along the outcomes of the dice, until almost none is left. Positions with more units are
 * processed first; so without repairs each position is processed once.
 */
final class MarkovChainSolver {
  /** The total probability that may be neglected. */
  private static final double NEXT_TO_NOTHING = 1e-12;

  /** A probability so small that any number of such outcomes stays below the neglected total. */
  private static final double NOTHING = 1e-21;

  private static final int MOST_POSITIONS = 30_000;
  private static final long MOST_STEPS = 60_000_000;

  private final Graph graph;
  private final OutcomeDistribution tally = new OutcomeDistribution();
  private final PriorityQueue<Flow> waiting = new PriorityQueue<>();
  private long steps;

  private MarkovChainSolver(CombatSetup muster, boolean plain) {
    graph = new Graph(muster, MOST_POSITIONS + 1, plain);
  }

  /**
   * Computes the distribution of outcomes.
   *
   * @throws TooManyPositionsException if the combat has more positions than can be processed
   */
  static OutcomeDistribution of(CombatSetup muster) throws TooManyPositionsException {
    return of(muster, true);
  }

  /**
   * Computes the distribution of outcomes.
   *
   * @param plain whether the sides may be computed independently where that is possible
   */
  static OutcomeDistribution of(CombatSetup muster, boolean plain)
      throws TooManyPositionsException {
    MarkovChainSolver exact = new MarkovChainSolver(muster, plain);
    exact.pour(exact.graph.start, 1);
    exact.run();
    return exact.tally;
  }

  private void run() throws TooManyPositionsException {
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

  private void spread(Flow flow, double mass) throws TooManyPositionsException {
    Node node = flow.node;
    if (node.isOver || graph.isStalemate(node)) {
      tally.ended(node.position, mass);
      return;
    }
    if (graph.size() > MOST_POSITIONS || steps > MOST_STEPS) {
      throw new TooManyPositionsException(graph.size());
    }
    if (graph.isPlain(node)) {
      apart(node, mass);
    } else {
      together(node, mass);
    }
  }

  /** Passes the probability on by the rules, outcome by outcome. */
  private void together(Node node, double mass) {
    double[] attackers = distribution(node.attacker);
    double[] defenders = distribution(node.defender);
    steps += node.outcomes;
    double stays = 0;
    for (int a = 0, outcome = 0; a < attackers.length; a++) {
      for (int d = 0; d < defenders.length; d++, outcome++) {
        if (attackers[a] * defenders[d] > 0 && graph.after(node, outcome) == node) {
          stays += attackers[a] * defenders[d];
        }
      }
    }
    double flowing = flowing(node, mass, stays);
    for (int a = 0, outcome = 0; a < attackers.length; a++) {
      for (int d = 0; d < defenders.length; d++, outcome++) {
        pour(node, attackers[a] * defenders[d] * flowing, outcome);
      }
    }
  }

  private void pour(Node node, double mass, int outcome) {
    if (mass > NOTHING) {
      Node next = graph.after(node, outcome);
      if (next != node) {
        pour(next, mass);
      }
    }
  }

  /** Passes the probability on with each side taking its hits independently. */
  private void apart(Node node, double mass) {
    SideDistribution attackers = graph.attackersLeft(node, distribution(node.defender));
    SideDistribution defenders = graph.defendersLeft(node, distribution(node.attacker));
    steps += (long) attackers.size() * defenders.size();
    double stays =
        graph.isBetween(node)
            ? attackers.shareOf(graph.attacker(node)) * defenders.shareOf(graph.defender(node))
            : 0;
    double flowing = flowing(node, mass, stays);
    for (int a = 0; a < attackers.size(); a++) {
      double share = attackers.share(a) * flowing;
      for (int d = 0; d < defenders.size(); d++) {
        double poured = share * defenders.share(d);
        if (poured > NOTHING) {
          Node next = graph.between(attackers, a, defenders, d);
          if (next != node) {
            pour(next, poured);
          }
        }
      }
    }
  }

  /**
   * The probability that leaves the node, with rounds that change nothing summed as a geometric
   * series.
   */
  private double flowing(Node node, double mass, double stays) {
    double flowing = mass / (1 - stays);
    if (node.isRound) {
      tally.fought(flowing);
    }
    return flowing;
  }

  private static double[] distribution(@Nullable DicePool pool) {
    return pool == null ? new double[] {1} : pool.distribution();
  }

  private static Flow flow(Node node) {
    if (node.flow == null) {
      node.flow = new Flow(node);
    }
    return node.flow;
  }

  private void pour(Node node, double mass) {
    Flow flow = flow(node);
    flow.mass += mass;
    if (!flow.queued) {
      flow.queued = true;
      waiting.add(flow);
    }
  }

  /** The probability that has reached a node and was not passed on yet. */
  static final class Flow implements Comparable<Flow> {
    final Node node;
    private final int left;
    double mass;
    boolean queued;

    Flow(Node node) {
      this.node = node;
      left = left(node.position);
    }

    /** The order of processing: more units left first, then earlier steps. */
    @SuppressWarnings("EnumOrdinal") // the steps are declared in their order
    private static int left(OddsPosition position) {
      int left = 0;
      for (Side side : Side.values()) {
        SideState half = position.half(side);
        for (int i = 0; i < half.slots.size(); i++) {
          left += 2 * half.healthy[i] + half.damaged[i];
        }
      }
      return left * 64 - position.step.ordinal() * 4 - position.round;
    }

    @Override
    public int compareTo(Flow other) {
      return Integer.compare(other.left, left);
    }
  }
}
