package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * It puts off invasions of its planet. Ships that move with its ship pass other players' ships by
 * their leave. Rules: hopes_end.25, hopes_end.26, hopes_end.N31.
 */
final class Diplomat extends Counter implements MovementHooks {
  Diplomat(LeaderCounterId id) {
    super(id);
  }

  @Override
  List<Ability<?>> ofItsClass() {
    return List.of(new Delay(id()), new Pass(id()));
  }

  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return isAboardIn(view, by, ship.from());
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SHIPS_OF_OTHERS
        && view.chosen(by).filter(effect -> Pass.isOpen(effect, system)).isPresent();
  }

  @Override
  public Optional<ComponentRef> escort(MovementView view, Grant by) {
    return shipOf(view, by);
  }
}
