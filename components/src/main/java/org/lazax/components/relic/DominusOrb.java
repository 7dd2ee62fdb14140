package org.lazax.components.relic;

import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.MovementBegins;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * Before its ships move in a tactical action, the owner purges it. Its ships and what they
 * transport can leave systems with its command tokens in this action.
 */
public final class DominusOrb extends RelicCard<MovementBegins> implements MovementHooks {
  public DominusOrb() {
    super(MovementBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, MovementBegins begins) {
    return begins.active().equals(grant.user())
        && table.galaxy().systems().stream()
            .filter(system -> !system.equals(begins.system()))
            .anyMatch(system -> isHeld(table, grant.user(), system));
  }

  /** Whether units of this player are in a system with its command token. */
  private static boolean isHeld(Table table, Seat seat, SystemId system) {
    return table.tokens().getOrDefault(system, Set.of()).contains(seat)
        && table.units().in(system).values().stream()
            .flatMap(stacks -> stacks.stream())
            .anyMatch(stack -> stack.owner().equals(seat));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, MovementBegins begins, Chosen chosen) {
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(LastingEffects.until(action, name(), grant));
    purge(draft, grant);
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.OWN_TOKEN;
  }
}
