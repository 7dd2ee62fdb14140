package org.lazax.components.faction.creuss;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The flagship's system has a delta wormhole, which moves with the flagship. The flagship may move
 * before the other ships, which then use the wormhole at its new place. Ships that move first use
 * it at its old place. Rules: unit/hil_colish.N1, unit/hil_colish.N2.
 */
public final class HilColish implements Component, GalaxyHooks, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/hil_colish");
  }

  @Override
  public Map<SystemId, Set<Wormhole>> opens(GalaxyHookView sight) {
    return sight.with(UnitType.FLAGSHIP).stream()
        .collect(Collectors.toMap(system -> system, _ -> EnumSet.of(Wormhole.DELTA)));
  }

  @Override
  public boolean mayGoAhead(MovementView view, Grant by, Ship ship) {
    return ship.type() == UnitType.FLAGSHIP;
  }
}
