package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.faction.jolnar.SpatialConduitCylinders;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.SystemActivated;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.galaxy.SystemId;

/**
 * Exhausted once its owner has activated a system with units of its own, if it has any elsewhere.
 * Rules: technology/spatial_conduit_cylinders.N1 to technology/spatial_conduit_cylinders.N3.
 */
final class SpatialConduitUse implements Ability<SystemActivated> {
  private static final TechnologyId CARD = new TechnologyId("spatial_conduit_cylinders");

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/spatial_conduit_cylinders");
  }

  @Override
  public Class<SystemActivated> moment() {
    return SystemActivated.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && grant.isReady(table)
        && hasUnits(table, grant, activated.system())
        && table.galaxy().systems().stream()
            .anyMatch(
                system -> !system.equals(activated.system()) && hasUnits(table, grant, system));
  }

  private static boolean hasUnits(Table table, Grant grant, SystemId system) {
    return table.units().in(system).values().stream()
        .flatMap(List::stream)
        .anyMatch(stack -> stack.owner().equals(grant.user()));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.add(
        Lasting.until(action, name(), grant, SpatialConduitCylinders.from(activated.system())));
  }
}
