package org.lazax.map.movement.component;

import java.util.EnumSet;
import java.util.Set;
import org.lazax.map.movement.ability.Hindrance;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Rift;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/**
 * Anomalies do nothing to the ships of one movement: neither bar, nor slow, nor lost ships, nor
 * more move. A retreat is no such movement. Rules: action_card/nav_suite.N2-N6.
 */
public final class NavSuite implements MovementHooks {
  private static final Set<Hindrance> ANOMALIES =
      EnumSet.of(
          Hindrance.SUPERNOVA,
          Hindrance.ASTEROID_FIELD,
          Hindrance.NEBULA,
          Hindrance.NEBULA_AT_THE_START);

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return ANOMALIES.contains(hindrance);
  }

  @Override
  public Rift rift(MovementView view, Grant by, SystemId system, Rift rift) {
    return view.retreating() ? rift : Rift.IGNORED;
  }
}
