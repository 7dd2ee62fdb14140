package org.lazax.components.faction.empyrean;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * After another player activates a system, the owner may let that player move its ships through
 * systems with ships of the owner in this tactical action. Ships of third players still bar the
 * way. Rule: faction_ability/aetherpassage.N1.
 */
final class Aetherpassage extends Card<SystemActivated> implements MovementHooks {
  private static final String OWNER = "owner";

  Aetherpassage() {
    super(Kind.FACTION_ABILITY, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && ShipsElsewhere.are(table, grant.user(), activated.system())
        && ShipsElsewhere.are(table, activated.active(), activated.system());
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.add(
        LastingEffects.until(
            draft.table().kernel().frameOf(TacticalAction.class).map(Frame::id),
            name(),
            activated.active(),
            Map.of(OWNER, grant.user().toString())));
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    if (hindrance != Hindrance.SHIPS_OF_OTHERS) {
      return false;
    }
    List<Seat> owners =
        LastingEffects.params(view.table(), by, OWNER).stream().map(Seat::of).toList();
    return view.table().units().at(Place.space(system)).stream()
        .filter(stack -> stack.type().isShip() && !stack.owner().equals(view.seat()))
        .allMatch(stack -> owners.contains(stack.owner()));
  }
}
