package org.lazax.rules.procedure;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * The units of a player that must take hits.
 *
 * @param types units of these types; empty for all units that the source can hit
 * @param only whether hits in excess of these units are lost; otherwise the other units take them
 * @param damaged whether the unit is damaged, if only one unit takes them
 * @param mark the mark of the unit, if only one unit takes them and it has one
 */
public record HitTargets(
    Set<UnitType> types, boolean only, Optional<Boolean> damaged, Optional<ComponentRef> mark) {
  public static final HitTargets ANY =
      new HitTargets(Set.of(), false, Optional.empty(), Optional.empty());
  public static final HitTargets FIGHTERS =
      new HitTargets(Set.of(UnitType.FIGHTER), true, Optional.empty(), Optional.empty());

  public HitTargets {
    types = Copies.ordered(types);
  }

  /** The printed rule: anti-fighter barrage hits fighters, all other sources hit any unit. */
  public static HitTargets of(HitSource source) {
    return source == HitSource.ANTI_FIGHTER_BARRAGE ? FIGHTERS : ANY;
  }

  /** Ships other than fighters, as long as there are any. */
  public static HitTargets largeShipsFirst() {
    Set<UnitType> types = new TreeSet<>();
    for (UnitType type : UnitType.values()) {
      if (type != UnitType.FIGHTER) {
        types.add(type);
      }
    }
    return new HitTargets(types, false, Optional.empty(), Optional.empty());
  }

  /** One such unit only. */
  public static HitTargets one(UnitStack unit) {
    return new HitTargets(Set.of(unit.type()), true, Optional.of(unit.damaged()), unit.mark());
  }

  /** Whether this unit can take the hits. */
  public boolean allow(UnitStack unit) {
    return !only
        || (has(unit.type())
            && damaged
                .map(whether -> whether == unit.damaged() && mark.equals(unit.mark()))
                .orElse(true));
  }

  public boolean has(UnitType type) {
    return types.isEmpty() || types.contains(type);
  }
}
