package org.lazax.combat.odds;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lazax.rules.combat.Side;

/**
 * All positions of one fight that anybody has come to. The rules are asked once for each position
 * and each outcome of its dice; from then on a fight only throws dice and follows. Where nothing
 * entangles the sides they are asked but once for each side as it stands and the hits it takes.
 */
final class Graph {
  private final Map<OddsPosition.Key, Node> known = new HashMap<>();

  /** The rounds of a plain fight, by the numbers of both sides. */
  private @Nullable Node[][] rounds = new Node[0][];

  private int roundsKnown;
  private final CombatSetup muster;
  private final SideStates attackers;
  private final SideStates defenders;
  private final boolean plain;
  private final boolean dull;
  private final int most;
  final Node start;

  /**
   * The fight of a muster.
   *
   * @param most how many positions are kept
   * @param plain whether each side may be reckoned with by itself where that is possible
   */
  Graph(CombatSetup muster, int most, boolean plain) {
    this.muster = muster;
    this.most = most;
    attackers = new SideStates(muster, Side.ATTACKER);
    defenders = new SideStates(muster, Side.DEFENDER);
    this.plain = plain && muster.isPlain();
    dull = this.plain && muster.isDull();
    start = found(new OddsPosition(muster));
  }

  int size() {
    return known.size() + roundsKnown;
  }

  /** Whether what a throw does to one side does not depend on the other. */
  boolean isPlain(Node node) {
    return plain && node.isPlain();
  }

  /** Where an outcome leads. */
  Node after(Node node, int outcome) {
    Node next = node.next(outcome);
    return next != null ? next : follow(node, outcome);
  }

  private Node follow(Node node, int outcome) {
    Node next = isPlain(node) ? round(node, outcome) : fallen(node, outcome);
    node.leads(outcome, next);
    return next;
  }

  /** By the rules, step by step. */
  private Node fallen(Node node, int outcome) {
    OddsPosition position = new OddsPosition(node.position);
    new CombatSequence(position)
        .fallen(
            new CombatSequence.Dice(
                Optional.ofNullable(node.attacker), Optional.ofNullable(node.defender)),
            outcome / node.defenders(),
            outcome % node.defenders());
    return found(position);
  }

  private Node found(OddsPosition position) {
    CombatSequence course = new CombatSequence(position);
    course.untilDice();
    OddsPosition.Key key = position.key();
    Node there = known.get(key);
    if (there == null) {
      there = new Node(position, course.dice());
      if (size() < most) {
        known.put(key, there);
      }
    }
    return there;
  }

  private Node round(Node node, int outcome) {
    int onDefender = node.attacker == null ? 0 : node.attacker.plain(outcome / node.defenders());
    int onAttacker = node.defender == null ? 0 : node.defender.plain(outcome % node.defenders());
    SideDistribution attacker = attackers.left(attackers.number(node), onAttacker);
    SideDistribution defender = defenders.left(defenders.number(node), onDefender);
    return between(attacker, 0, defender, 0);
  }

  /** What may be left of the attacker after a plain round, by the probability of hits on it. */
  SideDistribution attackersLeft(Node node, double[] hits) {
    return attackers.left(attackers.number(node), hits);
  }

  /** The same of the defender. */
  SideDistribution defendersLeft(Node node, double[] hits) {
    return defenders.left(defenders.number(node), hits);
  }

  int attacker(Node node) {
    return attackers.number(node);
  }

  int defender(Node node) {
    return defenders.number(node);
  }

  /** Whether a plain round can lead to this position. */
  boolean isBetween(Node node) {
    return round(attacker(node), defender(node)) == node;
  }

  /** The next round of a plain fight between these, or its end if one of them is out. */
  Node between(
      SideDistribution attackersLeft, int attacker, SideDistribution defendersLeft, int defender) {
    int first = attackersLeft.begun(attacker);
    int second = defendersLeft.begun(defender);
    return first == SideStates.OUT || second == SideStates.OUT
        ? round(attackersLeft.ended(attacker), defendersLeft.ended(defender))
        : round(first, second);
  }

  private Node round(int attacker, int defender) {
    if (attacker >= rounds.length) {
      rounds = Arrays.copyOf(rounds, 2 * attacker + 8);
    }
    @Nullable Node[] row = rounds[attacker];
    if (row == null || defender >= row.length) {
      row = row == null ? new Node[defender + 8] : Arrays.copyOf(row, 2 * defender + 8);
      rounds[attacker] = row;
    }
    Node there = row[defender];
    if (there == null) {
      there = begins(attacker, defender);
      row[defender] = there;
      roundsKnown++;
    }
    return there;
  }

  private Node begins(int attacker, int defender) {
    OddsPosition position =
        new OddsPosition(muster, attackers.get(attacker), defenders.get(defender));
    return new Node(
        position,
        position.step == Step.OVER
            ? Optional.empty()
            : dull
                ? Optional.of(
                    new CombatSequence.Dice(attackers.pool(attacker), defenders.pool(defender)))
                : new CombatSequence(position).dice());
  }

  /**
   * Whether nothing can come of a position any more: no dice that hit, and nothing else changes.
   */
  boolean isStalemate(Node node) {
    return !node.isOver && node.outcomes == 1 && after(node, 0) == node;
  }
}
