package org.lazax.combat.odds;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.combat.hits.Sustaining;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.procedure.HitSource;

/**
 * The units of a side that can take hits of a source, as they are when this object is created.
 * Choosing one hit after the other does not change the position.
 */
final class HitTakers implements HitPolicy.Takers {
  private final OddsPosition position;
  private final Side side;
  private final HitPolicy policy;
  private final SideState half;
  private final int[] healthy;
  private final int[] damaged;

  /** Which groups take hits. */
  private final boolean[] fights;

  /**
   * How many units of each group may sustain damage. Hits that only fighters take cannot be
   * sustained.
   */
  private final int[] able;

  private HitTargetRule aim = HitTargetRule.ANY;

  private HitTakers(OddsPosition position, Side side) {
    this.position = position;
    this.side = side;
    half = position.half(side);
    policy = half.army.policy();
    healthy = half.healthy.clone();
    damaged = half.damaged.clone();
    fights = new boolean[healthy.length];
    able = new int[healthy.length];
    for (int i = 0; i < healthy.length; i++) {
      fights[i] = position.fights(side, i);
    }
  }

  static HitTakers of(OddsPosition position, Side side, HitSource source) {
    HitTakers takers = withoutSustaining(position, side);
    for (int i = 0; i < takers.able.length; i++) {
      takers.able[i] = takers.able(i, source);
    }
    return takers;
  }

  /** The units of a side when no unit may sustain damage any more. */
  static HitTakers withoutSustaining(OddsPosition position, Side side) {
    return new HitTakers(position, side);
  }

  private int able(int index, HitSource source) {
    int left = healthy[index] - half.done[index];
    if (left <= 0 || !half.slots.get(index).card().abilities().sustainDamage()) {
      return 0;
    }
    UnitGroup unit = position.rank(side, index);
    return Sustaining.isAble(position, side, unit)
            && (fights[index] || Sustaining.shields(position, side, source, unit))
        ? left
        : 0;
  }

  /** The unit that takes the next hit; empty if no unit is left. */
  Optional<HitPolicy.Choice> next(HitTargetRule at) {
    aim = at;
    return policy.next(this);
  }

  /**
   * The group of which a unit is the first to sustain damage if the side takes all these hits;
   * empty if none does.
   */
  Optional<Integer> firstToSustain(HitsInHand hits) {
    if (!anyCanSustain()) {
      return Optional.empty();
    }
    HitsInHand left = new HitsInHand(hits);
    Optional<HitPolicy.Choice> next = next(left.aim(side));
    while (left.on(side) > 0 && next.isPresent()) {
      HitPolicy.Choice choice = next.get();
      if (choice.sustains()) {
        return Optional.of(choice.index());
      }
      (choice.damaged() ? damaged : healthy)[choice.index()]--;
      left.cancel(side, 1);
      next = next(left.aim(side));
    }
    return Optional.empty();
  }

  private boolean anyCanSustain() {
    for (int left : able) {
      if (left > 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int size() {
    return healthy.length;
  }

  @Override
  public UnitType type(int index) {
    return half.slots.get(index).card().type();
  }

  private boolean takes(int index) {
    if (!fights[index]) {
      return false;
    }
    boolean fighter = type(index) == UnitType.FIGHTER;
    return switch (aim) {
      case ANY -> true;
      case FIGHTERS -> fighter;
      case LARGE_SHIPS_FIRST -> !fighter || !isAnyLargeLeft();
    };
  }

  private boolean isAnyLargeLeft() {
    for (int i = 0; i < healthy.length; i++) {
      if (healthy[i] + damaged[i] > 0 && position.fightsAsLargeShip(side, position.rank(side, i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int healthy(int index) {
    return takes(index) ? healthy[index] : 0;
  }

  @Override
  public int damaged(int index) {
    return takes(index) ? damaged[index] : 0;
  }

  @Override
  public int sustaining(int index) {
    return aim == HitTargetRule.FIGHTERS ? 0 : Math.min(able[index], healthy[index]);
  }

  @Override
  public boolean strands(int index) {
    int room = half.slots.get(index).card().capacity();
    if (type(index) != UnitType.CARRIER || room == 0) {
      return false;
    }
    int capacity = 0;
    int load = 0;
    for (int i = 0; i < healthy.length; i++) {
      UnitGroup unit = position.rank(side, i);
      int count = healthy[i] + damaged[i];
      if (unit.place().isSpace()) {
        capacity += count * unit.card().capacity();
        load += needsRoom(unit) ? count : 0;
      }
    }
    return load > capacity - room;
  }

  private boolean needsRoom(UnitGroup unit) {
    return unit.card().isGroundForce()
        || (unit.type() == UnitType.FIGHTER && unit.card().move() == 0);
  }
}
