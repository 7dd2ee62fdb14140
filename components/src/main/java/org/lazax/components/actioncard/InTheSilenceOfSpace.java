package org.lazax.components.actioncard;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The player's ships that start in the chosen system can move through systems with ships of other
 * players. Rule: action_card/in_the_silence_of_space.N1.
 */
public final class InTheSilenceOfSpace extends ActivationCard implements MovementHooks {
  private static final String SYSTEM = "system";

  /** The systems in which the player has ships. Another one could be chosen to no effect. */
  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant.user()));
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.galaxy().systems().stream()
        .filter(system -> !table.units().ships(system, seat).isEmpty())
        .toList();
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return super.usable(table, grant, activated) && !systems(table, grant.user()).isEmpty();
  }

  @Override
  Map<String, String> params(Chosen chosen) {
    return Map.of(SYSTEM, chosen.one(SYSTEM).orElseThrow());
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
