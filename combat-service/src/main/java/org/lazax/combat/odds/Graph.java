package org.lazax.combat.odds;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All positions of one fight that anybody has come to. The rules are asked once for each position
 * and each outcome of its dice; from then on a fight only throws dice and follows.
 */
final class Graph {
  private final Map<Position.Key, Node> known = new HashMap<>();
  private final int most;
  final Node start;

  /**
   * The fight of a muster.
   *
   * @param most how many positions are kept
   */
  Graph(Muster muster, int most) {
    this.most = most;
    Position position = new Position(muster);
    Optional<Course.Dice> dice = new Course(position).untilDice();
    start = new Node(position, dice);
    known.put(position.key(), start);
  }

  int size() {
    return known.size();
  }

  /** Where an outcome leads. */
  Node after(Node node, int outcome) {
    Node next = node.next(outcome);
    return next != null ? next : follow(node, outcome);
  }

  private Node follow(Node node, int outcome) {
    Position position = new Position(node.position);
    Course course = new Course(position);
    course.fallen(
        new Course.Dice(Optional.ofNullable(node.attacker), Optional.ofNullable(node.defender)),
        outcome / node.defenders(),
        outcome % node.defenders());
    Optional<Course.Dice> dice = course.untilDice();
    Position.Key key = position.key();
    @Nullable Node there = known.get(key);
    if (there == null) {
      there = new Node(position, dice);
      if (known.size() >= most) {
        return there;
      }
      known.put(key, there);
    }
    node.leads(outcome, there);
    return there;
  }

  /**
   * Whether nothing can come of a position any more: no dice that hit, and nothing else changes.
   */
  boolean isStalemate(Node node) {
    return !node.isOver && node.outcomes == 1 && after(node, 0) == node;
  }
}
