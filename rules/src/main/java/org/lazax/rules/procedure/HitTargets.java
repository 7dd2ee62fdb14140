package org.lazax.rules.procedure;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * Which of a player's units have to take hits.
 *
 * @param types units of these types; none for all that the source hits
 * @param only whether hits beyond them are lost; else the others take those
 * @param damaged where one unit alone takes them: whether it is damaged
 * @param mark where one unit alone takes them: what marks it, if anything does
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

  /** As the rules have it: a barrage hits fighters, all others hit whatever is there. */
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

  /** One such unit and no other. */
  public static HitTargets one(UnitStack unit) {
    return new HitTargets(Set.of(unit.type()), true, Optional.of(unit.damaged()), unit.mark());
  }

  /** Whether these may take the hits, if no others can. */
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
