package org.lazax.components.actioncard;

import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The player's ships that start in the chosen system can move through systems with ships of other
 * players. Rule: action_card/in_the_silence_of_space.N1.
 */
public final class InTheSilenceOfSpace implements Component, MovementHooks {
  /** The name of the choice of the system when the card is played. */
  public static final String SYSTEM = "system";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/in_the_silence_of_space");
  }

  @Override
  public Missing missing() {
    return Missing.way("nobody can play the card");
  }

  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return view.chosen(by)
        .filter(chosen -> ship.from().value().equals(chosen.get(SYSTEM)))
        .isPresent();
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SHIPS_OF_OTHERS;
  }
}
