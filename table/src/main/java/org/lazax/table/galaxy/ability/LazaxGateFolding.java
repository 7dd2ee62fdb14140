package org.lazax.table.galaxy.ability;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.GameProcedure.TacticalAction;

/**
 * During tactical actions of the Winnu Mecatol Rex has an alpha and a beta wormhole, for everybody.
 * Rules: technology/lazax_gate_folding.N1, technology/lazax_gate_folding.N2.
 */
final class LazaxGateFolding implements GalaxyHooks {
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
