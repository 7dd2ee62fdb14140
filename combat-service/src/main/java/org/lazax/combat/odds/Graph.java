package org.lazax.combat.odds;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.combat.ability.Side;
import org.lazax.combat.dice.Battery;

/**
 * All positions of one fight that anybody has come to. The rules are asked once for each position
 * and each outcome of its dice; from then on a fight only throws dice and follows.
 */
final class Graph {
  private final Map<Position.Key, Node> known = new HashMap<>();
  private final Map<Long, Node> rounds = new HashMap<>();
  private final Muster muster;
  private final Halves attackers;
  private final Halves defenders;
  private final boolean plain;
  private final boolean dull;
  private final int most;
  final Node start;

  /**
   * The fight of a muster.
   *
   * @param most how many positions are kept
   */
  Graph(Muster muster, int most) {
    this.muster = muster;
    this.most = most;
    attackers = new Halves(muster, Side.ATTACKER);
    defenders = new Halves(muster, Side.DEFENDER);
    plain = muster.isPlain();
    dull = muster.isDull();
    start = found(new Position(muster));
  }

  int size() {
    return known.size() + rounds.size();
  }

  /** Where an outcome leads. */
  Node after(Node node, int outcome) {
    Node next = node.next(outcome);
    return next != null ? next : follow(node, outcome);
  }

  private Node follow(Node node, int outcome) {
    Node next = plain && node.isPlain() ? round(node, outcome) : fallen(node, outcome);
    node.leads(outcome, next);
    return next;
  }

  /** By the rules, step by step. */
  private Node fallen(Node node, int outcome) {
    Position position = new Position(node.position);
    new Course(position)
        .fallen(
            new Course.Dice(Optional.ofNullable(node.attacker), Optional.ofNullable(node.defender)),
            outcome / node.defenders(),
            outcome % node.defenders());
    return found(position);
  }

  private Node found(Position position) {
    Course course = new Course(position);
    course.untilDice();
    Position.Key key = position.key();
    Node there = known.get(key);
    if (there == null) {
      there = new Node(position, course.dice());
      if (size() < most) {
        known.put(key, there);
      }
    }
    return there;
  }

  /** In a plain fight each side takes its hits, and the next round is rolled. */
  private Node round(Node node, int outcome) {
    int onDefender = node.attacker == null ? 0 : node.attacker.plain(outcome / node.defenders());
    int onAttacker = node.defender == null ? 0 : node.defender.plain(outcome % node.defenders());
    int attacker = attackers.after(attackers.number(node), onAttacker);
    int defender = defenders.after(defenders.number(node), onDefender);
    return rounds.computeIfAbsent(
        ((long) attacker << Integer.SIZE) | defender,
        _ -> {
          Position position =
              new Position(muster, attackers.get(attacker), defenders.get(defender));
          return new Node(
              position, dull ? dice(position, attacker, defender) : new Course(position).dice());
        });
  }

  private Optional<Course.Dice> dice(Position position, int attacker, int defender) {
    return position.step == Step.OVER
        ? Optional.empty()
        : Optional.of(
            new Course.Dice(
                pool(attackers.batteries(attacker), defenders.endurance(defender)),
                pool(defenders.batteries(defender), attackers.endurance(attacker))));
  }

  private static Optional<DicePool> pool(List<Battery> batteries, int most) {
    return batteries.isEmpty() ? Optional.empty() : Optional.of(DicePool.of(batteries, most));
  }

  /**
   * Whether nothing can come of a position any more: no dice that hit, and nothing else changes.
   */
  boolean isStalemate(Node node) {
    return !node.isOver && node.outcomes == 1 && after(node, 0) == node;
  }
}
