package org.lazax.combat.odds;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position at which dice are rolled, or the end of a combat, with the position after each
 * outcome.
 */
final class Node {
  /** Nodes with more outcomes than this keep them in a map, because few of them occur. */
  private static final int DENSE = 4096;

  final OddsPosition position;
  final @Nullable DicePool attacker;
  final @Nullable DicePool defender;
  final boolean isOver;
  final boolean isRound;
  final int outcomes;

  /** The numbers of both side states in {@link SideStates}; -1 until they are looked up. */
  final int[] numbers = {-1, -1};

  private Node @Nullable [] dense;
  private @Nullable Map<Integer, Node> sparse;

  /** What the exact solver keeps for this node. */
  MarkovChainSolver.@Nullable Flow flow;

  Node(OddsPosition position, Optional<CombatSequence.Dice> dice) {
    this.position = position;
    attacker = dice.flatMap(CombatSequence.Dice::attacker).orElse(null);
    defender = dice.flatMap(CombatSequence.Dice::defender).orElse(null);
    isOver = dice.isEmpty();
    isRound = position.step == Step.ROLL && position.extras.isEmpty();
    outcomes = attackers() * defenders();
  }

  /**
   * Whether this is a combat roll without targeted hits, units at risk, paid results and rerolls of
   * all dice.
   */
  boolean isPlain() {
    return isRound
        && (attacker == null || attacker.isPlain())
        && (defender == null || defender.isPlain());
  }

  int attackers() {
    return attacker == null ? 1 : attacker.outcomes();
  }

  int defenders() {
    return defender == null ? 1 : defender.outcomes();
  }

  /** The position after an outcome of both sides; null if it is not computed yet. */
  @Nullable Node next(int outcome) {
    if (dense != null) {
      return dense[outcome];
    }
    return sparse == null ? null : sparse.get(outcome);
  }

  void leads(int outcome, Node to) {
    if (outcomes <= DENSE) {
      if (dense == null) {
        dense = new Node[outcomes];
      }
      dense[outcome] = to;
    } else {
      if (sparse == null) {
        sparse = new HashMap<>();
      }
      sparse.put(outcome, to);
    }
  }

  /** Rolls the dice. Returns the outcome. */
  int roll(Rng rng) {
    int thrown = attacker == null ? 0 : attacker.roll(rng);
    return thrown * defenders() + (defender == null ? 0 : defender.roll(rng));
  }
}
