package org.lazax.components.actioncard;

import java.util.EnumSet;
import java.util.Set;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/**
 * In one movement, anomalies have no effect on the player's ships: they do not bar or slow them,
 * destroy none and give no move. Retreats are not such movements. Rules: action_card/nav_suite.N2
 * to action_card/nav_suite.N6.
 */
public final class NavSuite extends ActivationCard implements MovementHooks {
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
  public boolean ignoresRift(MovementView view, Grant by, SystemId system) {
    return !view.retreating();
  }
}
