package org.lazax.components.agenda;

import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships can move through nebulae. Ships that start in one still have a move value of 1. Rules:
 * agenda/shared_research.N1, agenda/shared_research.N2.
 */
public final class SharedResearch implements Component, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/shared_research");
  }

  @Override
  public Missing missing() {
    return Missing.part("Against: each player puts a command token into the home system");
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.NEBULA;
  }
}
