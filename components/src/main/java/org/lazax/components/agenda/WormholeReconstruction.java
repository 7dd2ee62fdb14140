package org.lazax.components.agenda;

import java.util.Set;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * All systems with an alpha or beta wormhole are adjacent to each other for all players, also if
 * something closes wormholes. Rule: agenda/wormhole_reconstruction.N1.
 */
public final class WormholeReconstruction implements Component, GalaxyHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/wormhole_reconstruction");
  }

  @Override
  public Missing missing() {
    return Missing.part(
        "Against: each player puts command tokens where wormholes and own ships are");
  }

  @Override
  public Set<SystemId> joins(GalaxyHookView sight) {
    return sight.withAlphaOrBeta();
  }
}
