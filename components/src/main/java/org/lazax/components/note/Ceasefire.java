package org.lazax.components.note;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.components.card.ActivationNote;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.movement.Ban;
import org.lazax.rules.movement.MovementBans;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The owner has activated a system with units of the player and cannot move units there. Units that
 * are there already stay. Rules: promissory_note/ceasefire.N2, promissory_note/ceasefire.N4.
 */
public final class Ceasefire extends ActivationNote implements MovementBans {
  private static final String OWNER = "owner";
  private static final Ban TRUCE =
      new Ban("promissory_note/ceasefire.N2", "a Ceasefire keeps ships out of the active system");

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return grant.of().equals(Optional.of(activated.active()))
        && table.units().in(activated.system()).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack -> stack.owner().equals(grant.user()));
  }

  @Override
  protected Map<String, String> params(SystemActivated activated) {
    return Map.of(OWNER, activated.active().toString());
  }

  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return !view.retreating()
        && view.chosen(by)
            .filter(params -> ship.owner().toString().equals(params.get(OWNER)))
            .isPresent();
  }

  @Override
  public Optional<Ban> mayEnter(MovementView view, Grant by) {
    return Optional.of(TRUCE);
  }
}
