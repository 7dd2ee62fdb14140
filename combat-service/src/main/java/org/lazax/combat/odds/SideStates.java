package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.combat.roll.UnitDice;

/**
 * The numbered states of one side in a combat with independent sides, with the state after each
 * number of hits. The state does not depend on the other side, so each is computed once.
 */
final class SideStates {
  /** The number of all states without units that fight. */
  static final int OUT = -1;

  private static final int UNKNOWN = -2;

  private final CombatSetup muster;
  private final Side side;

  /** A side to fight against. */
  private final SideState other;

  private final Map<OddsPosition.Key, Integer> numbers = new HashMap<>();
  private final List<SideState> halves = new ArrayList<>();
  private final List<int[]> after = new ArrayList<>();
  private int[] begun = new int[0];
  private final Map<Integer, Optional<DicePool>> pools = new HashMap<>();

  SideStates(CombatSetup muster, Side side) {
    this.muster = muster;
    this.side = side;
    other = new SideState(muster.army(side.other()), muster.slots(side.other()));
  }

  /** The number of this side's state in a node. */
  @SuppressWarnings("EnumOrdinal") // an array by side, because it is read very often
  int number(Node node) {
    int known = node.numbers[side.ordinal()];
    if (known < 0) {
      known = number(node.position.half(side));
      node.numbers[side.ordinal()] = known;
    }
    return known;
  }

  private int number(SideState half) {
    Integer known = numbers.get(half.key());
    return known != null ? known : add(half);
  }

  private int add(SideState half) {
    SideState kept = new SideState(half);
    halves.add(kept);
    after.add(new int[0]);
    numbers.put(kept.key(), halves.size() - 1);
    return halves.size() - 1;
  }

  SideState get(int number) {
    return halves.get(number);
  }

  /** The dice of a state if they do not depend on the other side; empty if there are none. */
  Optional<DicePool> pool(int number) {
    return pools.computeIfAbsent(
        number,
        _ -> {
          OddsPosition alone = alone(halves.get(number));
          Roll roll = new Roll(side, muster.combat());
          List<UnitDice> batteries = RollRules.of(alone, roll);
          return batteries.isEmpty()
              ? Optional.empty()
              : Optional.of(DicePool.of(batteries, Risk.of(alone, roll), Integer.MAX_VALUE));
        });
  }

  private OddsPosition alone(SideState half) {
    return side == Side.ATTACKER
        ? new OddsPosition(muster, half, other)
        : new OddsPosition(muster, other, half);
  }

  /** The states after a round, for these probabilities of hits. */
  SideDistribution left(int number, double[] hits) {
    SideDistribution left = new SideDistribution(hits.length);
    for (int count = 0; count < hits.length; count++) {
      int end = after(number, count);
      left.add(end, begun(end), hits[count]);
    }
    return left;
  }

  /** The state after a round with this number of hits. */
  SideDistribution left(int number, int hits) {
    SideDistribution left = new SideDistribution(1);
    int end = after(number, hits);
    left.add(end, begun(end), 1);
    return left;
  }

  /** The number of the state at the end of a round with this number of hits. */
  private int after(int number, int hits) {
    int[] known = after.get(number);
    if (hits >= known.length) {
      known = Arrays.copyOf(known, hits + 1);
      Arrays.fill(known, after.get(number).length, hits + 1, UNKNOWN);
      after.set(number, known);
    }
    if (known[hits] == UNKNOWN
        && hits > 0
        && known[hits - 1] >= 0
        && begun(known[hits - 1]) == OUT) {
      known[hits] = known[hits - 1];
    }
    if (known[hits] == UNKNOWN) {
      OddsPosition alone = alone(halves.get(number));
      new CombatSequence(alone).round(side, hits);
      known[hits] = number(alone.half(side));
    }
    return known[hits];
  }

  /** The number of the state at the combat roll of the next round. */
  private int begun(int number) {
    if (number >= begun.length) {
      int known = begun.length;
      begun = Arrays.copyOf(begun, 2 * number + 8);
      Arrays.fill(begun, known, begun.length, UNKNOWN);
    }
    if (begun[number] == UNKNOWN) {
      begun[number] = begin(number);
    }
    return begun[number];
  }

  private int begin(int number) {
    OddsPosition alone = alone(halves.get(number));
    if (!alone.isStanding(side)) {
      return OUT;
    }
    new CombatSequence(alone).nextRound();
    return number(alone.half(side));
  }
}
