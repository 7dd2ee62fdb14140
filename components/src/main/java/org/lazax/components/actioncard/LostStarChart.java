package org.lazax.components.actioncard;

import java.util.Set;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.table.galaxy.SystemId;

/**
 * In one tactical action all systems with an alpha or beta wormhole are adjacent to each other.
 * Rules: action_card/lost_star_chart.N1 to action_card/lost_star_chart.N5.
 */
public final class LostStarChart extends ActivationCard implements GalaxyHooks {
  @Override
  public Set<SystemId> joins(GalaxyHookView sight) {
    return sight.withAlphaOrBeta();
  }
}
