package org.lazax.combat.odds;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A position at which dice are thrown, or the end of a fight, and where each throw leads. */
final class Node {
  /** More outcomes than these are rare enough not to be kept in an array. */
  private static final int DENSE = 4096;

  final OddsPosition position;
  final @Nullable DicePool attacker;
  final @Nullable DicePool defender;
  final boolean isOver;
  final boolean isRound;
  final int outcomes;

  /** What {@link SideStates} know the sides by; -1 as long as nobody has asked. */
  final int[] numbers = {-1, -1};

  private Node @Nullable [] dense;
  private @Nullable Map<Integer, Node> sparse;

  /** What exact reckoning keeps of it. */
  MarkovChainSolver.@Nullable Flow flow;

  Node(OddsPosition position, Optional<CombatSequence.Dice> dice) {
    this.position = position;
    attacker = dice.flatMap(CombatSequence.Dice::attacker).orElse(null);
    defender = dice.flatMap(CombatSequence.Dice::defender).orElse(null);
    isOver = dice.isEmpty();
    isRound = position.step == Step.ROLL && position.extras.isEmpty();
    outcomes = attackers() * defenders();
  }

  /** Whether this is a combat roll whose hits anybody may take. */
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

  /** Where an outcome of both sides leads; null while nobody has looked. */
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

  /** Throws the dice. */
  int roll(Rng rng) {
    int thrown = attacker == null ? 0 : attacker.roll(rng);
    return thrown * defenders() + (defender == null ? 0 : defender.roll(rng));
  }
}
