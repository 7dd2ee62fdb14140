package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.SystemActivated;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.galaxy.ability.SpatialConduitCylinders;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.procedure.GameProcedure.TacticalAction;
import org.lazax.table.technology.TechnologiesExhausted;

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
