package org.lazax.combat.odds;

import java.util.IdentityHashMap;

/** Simulates combats with seeded dice, one after the other. */
public final class Simulation {
  private static final int MOST_POSITIONS = 200_000;

  /** A combat with this number of rounds counts as one that never ends. */
  private static final int MOST_ROUNDS = 100_000;

  private final Graph graph;
  private final Rng rng;
  private long rounds;

  Simulation(CombatSetup muster, String seed) {
    graph = new Graph(muster, MOST_POSITIONS, true);
    rng = new Rng(seed);
  }

  static OutcomeDistribution of(CombatSetup muster, int trials, String seed) {
    Simulation simulation = new Simulation(muster, seed);
    IdentityHashMap<Node, Count> ends = new IdentityHashMap<>();
    for (int i = 0; i < trials; i++) {
      ends.computeIfAbsent(simulation.fight(), _ -> new Count()).n++;
    }
    OutcomeDistribution tally = new OutcomeDistribution();
    ends.forEach((node, count) -> tally.ended(node.position, count.n));
    tally.fought((double) simulation.rounds);
    return tally;
  }

  /** Simulates one combat to its end. */
  Node fight() {
    Node node = graph.start;
    int fought = 0;
    while (!node.isOver && !graph.isStalemate(node) && fought < MOST_ROUNDS) {
      if (node.isRound) {
        fought++;
      }
      int outcome = node.roll(rng);
      Node next = node.next(outcome);
      node = next != null ? next : graph.after(node, outcome);
    }
    rounds += fought;
    return node;
  }

  private static final class Count {
    int n;
  }
}
