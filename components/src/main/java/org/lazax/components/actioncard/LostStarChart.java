package org.lazax.components.actioncard;

import java.util.Set;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * In one tactical action all systems with an alpha or beta wormhole are adjacent to each other.
 * Rules: action_card/lost_star_chart.N1 to action_card/lost_star_chart.N5.
 */
public final class LostStarChart implements Component, GalaxyHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/lost_star_chart");
  }

  @Override
  public Missing missing() {
    return Missing.way("nobody can play the card");
  }

  @Override
  public Set<SystemId> joins(GalaxyHookView sight) {
    return sight.withAlphaOrBeta();
  }
}
