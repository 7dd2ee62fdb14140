package org.lazax.combat.odds;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lazax.rules.combat.Side;

/**
 * All positions of one combat that have been reached. The rules are evaluated once for each
 * position and each outcome of its dice; later passes only follow the edges. If the sides are
 * independent, the rules are evaluated once for each state of a side and each number of hits on it.
 */
final class Graph {
  private final Map<OddsPosition.Key, Node> known = new HashMap<>();

  /**
   * The positions of the rounds of a combat with independent sides, by the numbers of both side
   * states.
   */
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
   * Creates the graph of a combat.
   *
   * @param most the maximum number of positions that are kept
   * @param plain whether the sides may be computed independently where that is possible
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

  /** Whether the result of a roll for one side does not depend on the other side. */
  boolean isPlain(Node node) {
    return plain && node.isPlain();
  }

  /** The position after an outcome. */
  Node after(Node node, int outcome) {
    Node next = node.next(outcome);
    return next != null ? next : follow(node, outcome);
  }

  private Node follow(Node node, int outcome) {
    Node next = isPlain(node) ? round(node, outcome) : fallen(node, outcome);
    node.leads(outcome, next);
    return next;
  }

  /** Computes the position after an outcome by the rules, step by step. */
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

  /**
   * The distribution of the attacker after a round with independent sides, for these probabilities
   * of hits on it.
   */
  SideDistribution attackersLeft(Node node, double[] hits) {
    return attackers.left(attackers.number(node), hits);
  }

  /**
   * The distribution of the defender after a round with independent sides, for these probabilities
   * of hits on it.
   */
  SideDistribution defendersLeft(Node node, double[] hits) {
    return defenders.left(defenders.number(node), hits);
  }

  int attacker(Node node) {
    return attackers.number(node);
  }

  int defender(Node node) {
    return defenders.number(node);
  }

  /** Whether this is a position of a round with independent sides. */
  boolean isBetween(Node node) {
    return round(attacker(node), defender(node)) == node;
  }

  /**
   * The next round between two side states, or the end of the combat if one of them has no units
   * left.
   */
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

  /** Whether the position never changes: no die can hit, and nothing else changes. */
  boolean isStalemate(Node node) {
    return !node.isOver && node.outcomes == 1 && after(node, 0) == node;
  }
}
