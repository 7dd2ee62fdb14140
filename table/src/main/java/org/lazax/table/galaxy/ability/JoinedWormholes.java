package org.lazax.table.galaxy.ability;

import java.util.Set;
import org.lazax.table.galaxy.SystemId;

/**
 * Wormhole Reconstruction while it is a law, Lost Star Chart for one tactical action: all systems
 * with an alpha or beta wormhole are adjacent to each other, for everybody, whatever closes
 * wormholes. Rules: agenda/wormhole_reconstruction.N1, action_card/lost_star_chart.N1-N5.
 */
final class JoinedWormholes implements GalaxyHooks {
  @Override
  public Set<SystemId> joins(Sight sight) {
    return sight.withAlphaOrBeta();
  }
}
