package org.lazax.combat.odds;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Side;

/**
 * The surviving units of both sides, of the types that fight for the place. Types without survivors
 * are left out.
 */
public record Survivors(Map<UnitType, Integer> attacker, Map<UnitType, Integer> defender) {

  static Survivors of(OddsPosition position) {
    return new Survivors(of(position, Side.ATTACKER), of(position, Side.DEFENDER));
  }

  private static Map<UnitType, Integer> of(OddsPosition position, Side side) {
    Map<UnitType, Integer> left = new EnumMap<>(UnitType.class);
    SideState half = position.half(side);
    for (int i = 0; i < half.slots.size(); i++) {
      if (position.isThere(side, i)) {
        left.merge(half.slots.get(i).card().type(), half.count(i), Integer::sum);
      }
    }
    return Collections.unmodifiableMap(left);
  }
}
