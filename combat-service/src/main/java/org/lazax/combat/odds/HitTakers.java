package org.lazax.combat.odds;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.combat.hits.Sustaining;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Aim;
import org.lazax.rules.procedure.HitSource;

/** Those of a side that can take a hit of a source. */
final class HitTakers implements HitPolicy.Takers {
  private final Position position;
  private final Side side;
  private final HitSource source;
  private final Half half;
  private final boolean largeOnly;
  private final boolean fightersOnly;

  HitTakers(Position position, Side side, HitSource source, Aim aim) {
    this.position = position;
    this.side = side;
    this.source = source;
    half = position.half(side);
    fightersOnly = aim == Aim.FIGHTERS;
    largeOnly =
        aim == Aim.LARGE_SHIPS_FIRST
            && position.count(side, unit -> position.fightsAsLargeShip(side, unit)) > 0;
  }

  @Override
  public int size() {
    return half.slots.size();
  }

  @Override
  public UnitType type(int index) {
    return half.slots.get(index).card().type();
  }

  private boolean takes(int index) {
    if (half.count(index) == 0) {
      return false;
    }
    UnitType type = type(index);
    if (fightersOnly) {
      return type == UnitType.FIGHTER && position.fights(side, index);
    }
    return !(largeOnly && type == UnitType.FIGHTER) && position.fights(side, index);
  }

  @Override
  public int healthy(int index) {
    return takes(index) ? half.healthy[index] : 0;
  }

  @Override
  public int damaged(int index) {
    return takes(index) ? half.damaged[index] : 0;
  }

  @Override
  public int sustaining(int index) {
    int able = half.healthy[index] - half.done[index];
    if (able <= 0 || fightersOnly || !half.slots.get(index).card().abilities().sustainDamage()) {
      return 0;
    }
    Rank unit = position.rank(side, index);
    return Sustaining.isAble(position, side, unit)
            && (takes(index) || Sustaining.shields(position, side, source, unit))
        ? able
        : 0;
  }

  @Override
  public boolean strands(int index) {
    int room = half.slots.get(index).card().capacity();
    if (type(index) != UnitType.CARRIER || room == 0) {
      return false;
    }
    int capacity = 0;
    int load = 0;
    for (Rank unit : position.units(side)) {
      if (unit.place().isSpace()) {
        capacity += unit.count() * unit.card().capacity();
        load += needsRoom(unit) ? unit.count() : 0;
      }
    }
    return load > capacity - room;
  }

  private boolean needsRoom(Rank unit) {
    return unit.card().isGroundForce()
        || (unit.type() == UnitType.FIGHTER && unit.card().move() == 0);
  }
}
