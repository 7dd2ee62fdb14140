package org.lazax.components.faction.winnu;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.galaxy.Sight;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * During tactical actions of the Winnu Mecatol Rex has an alpha and a beta wormhole, for everybody.
 * Rules: technology/lazax_gate_folding.N1, technology/lazax_gate_folding.N2.
 */
public final class LazaxGateFolding implements Component, GalaxyHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/lazax_gate_folding");
  }

  @Override
  public Map<SystemId, Set<Wormhole>> opens(Sight sight) {
    boolean open =
        sight
            .table()
            .kernel()
            .within(TacticalAction.class)
            .filter(action -> sight.owner().filter(action.seat()::equals).isPresent())
            .isPresent();
    return open
        ? Map.of(SystemId.MECATOL_REX, EnumSet.of(Wormhole.ALPHA, Wormhole.BETA))
        : Map.of();
  }
}
