package org.lazax.combat.odds;

import java.util.Arrays;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.HitTargetRule;

/** Hits that are not assigned yet, for each side. */
@SuppressWarnings("EnumOrdinal") // arrays by side, because odds read them very often
final class HitsInHand {
  private final int[] plain = new int[Side.values().length];

  /** Hits that large ships must take first. */
  private final int[] aimed = new int[Side.values().length];

  private final HitTargetRule[] aims = new HitTargetRule[Side.values().length];

  HitsInHand() {
    Arrays.fill(aims, HitTargetRule.ANY);
  }

  HitsInHand(HitsInHand other) {
    System.arraycopy(other.plain, 0, plain, 0, plain.length);
    System.arraycopy(other.aimed, 0, aimed, 0, aimed.length);
    System.arraycopy(other.aims, 0, aims, 0, aims.length);
  }

  void add(Side on, int count, HitTargetRule to) {
    (to == HitTargetRule.LARGE_SHIPS_FIRST ? aimed : plain)[on.ordinal()] += count;
  }

  /** Sets which units take the plain hits on a side. */
  void aim(Side on, HitTargetRule to) {
    aims[on.ordinal()] = to;
  }

  /** Which units take the next hit. */
  HitTargetRule aim(Side on) {
    return aimed[on.ordinal()] > 0 ? HitTargetRule.LARGE_SHIPS_FIRST : aims[on.ordinal()];
  }

  int on(Side side) {
    return plain[side.ordinal()] + aimed[side.ordinal()];
  }

  boolean any() {
    return on(Side.ATTACKER) + on(Side.DEFENDER) > 0;
  }

  /** Removes this number of hits, those that large ships must take first. */
  void cancel(Side on, int count) {
    int at = on.ordinal();
    int first = Math.min(aimed[at], count);
    aimed[at] -= first;
    plain[at] = Math.max(0, plain[at] - (count - first));
  }
}
