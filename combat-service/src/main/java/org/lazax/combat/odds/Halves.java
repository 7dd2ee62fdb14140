package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.Side;
import org.lazax.combat.dice.Batteries;
import org.lazax.combat.dice.Battery;

/**
 * How one side can look in a plain fight, numbered, and what becomes of each by so many hits. The
 * other side does not matter for that, so it is found out once.
 */
final class Halves {
  private static final int UNKNOWN = -1;

  private final Muster muster;
  private final Side side;

  /** Somebody to stand on the other side. */
  private final Half other;

  private final Map<Position.Key, Integer> numbers = new HashMap<>();
  private final List<Half> halves = new ArrayList<>();
  private final List<int[]> after = new ArrayList<>();
  private final Map<Integer, List<Battery>> batteries = new HashMap<>();

  Halves(Muster muster, Side side) {
    this.muster = muster;
    this.side = side;
    other = new Half(muster.army(side.other()), muster.slots(side.other()));
  }

  /** The number of this side of a node. */
  int number(Node node) {
    int known = node.numbers[side.ordinal()];
    if (known < 0) {
      known = number(node.position.half(side));
      node.numbers[side.ordinal()] = known;
    }
    return known;
  }

  private int number(Half half) {
    Integer known = numbers.get(half.key());
    return known != null ? known : add(half);
  }

  private int add(Half half) {
    Half kept = new Half(half);
    halves.add(kept);
    after.add(new int[0]);
    numbers.put(kept.key(), halves.size() - 1);
    return halves.size() - 1;
  }

  Half get(int number) {
    return halves.get(number);
  }

  /** What one rolls with in a dull fight. */
  List<Battery> batteries(int number) {
    return batteries.computeIfAbsent(
        number,
        _ -> {
          Half half = halves.get(number);
          return Batteries.of(alone(half), new Roll(side, muster.combat()));
        });
  }

  private Position alone(Half half) {
    return side == Side.ATTACKER
        ? new Position(muster, half, other)
        : new Position(muster, other, half);
  }

  /** How many hits leave nothing of one. */
  int endurance(int number) {
    Half half = halves.get(number);
    int hits = 0;
    for (int i = 0; i < half.slots.size(); i++) {
      if (half.slots.get(i).fights()) {
        boolean sustains = half.slots.get(i).card().abilities().sustainDamage();
        hits += half.healthy[i] * (sustains ? 2 : 1) + half.damaged[i];
      }
    }
    return hits;
  }

  /** The number of what is left of one after hits. */
  int after(int number, int hits) {
    int[] known = after.get(number);
    if (hits >= known.length) {
      known = Arrays.copyOf(known, hits + 1);
      Arrays.fill(known, after.get(number).length, hits + 1, UNKNOWN);
      after.set(number, known);
    }
    if (known[hits] == UNKNOWN) {
      Half half = halves.get(number);
      Position alone = alone(half);
      new Aftermath(alone).take(side, hits);
      known[hits] = number(alone.half(side));
    }
    return known[hits];
  }
}
