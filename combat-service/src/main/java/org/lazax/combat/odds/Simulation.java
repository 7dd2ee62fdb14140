package org.lazax.combat.odds;

import java.util.IdentityHashMap;

/** Fights thrown with seeded dice, one after the other. */
public final class Simulation {
  private static final int MOST_POSITIONS = 200_000;

  /** Whoever has fought so many rounds will not end. */
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

  /** One fight, to where it ends. */
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
