package org.lazax.components.faction.jolnar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.galaxy.SystemId;

/**
 * After the owner has activated a system with its units, it may exhaust the card if it has units
 * elsewhere. In this tactical action the active system is adjacent to each other system with units
 * of the owner, for all players. Rules: technology/spatial_conduit_cylinders.N1 to
 * technology/spatial_conduit_cylinders.N3.
 */
public final class SpatialConduitCylinders
    implements Component, Ability<SystemActivated>, GalaxyHooks {
  private static final AbilityRef NAME = AbilityRef.parse("technology/spatial_conduit_cylinders");
  private static final TechnologyId CARD = new TechnologyId("spatial_conduit_cylinders");
  private static final String SYSTEM = "system";

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public Class<SystemActivated> trigger() {
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
    draft.add(LastingEffects.until(action, name(), grant, from(activated.system())));
  }

  /** The parameters of the lasting effect: the active system. */
  public static Map<String, String> from(SystemId active) {
    return Map.of(SYSTEM, active.toString());
  }

  @Override
  public List<Set<SystemId>> joinsEach(GalaxyHookView sight) {
    Optional<SystemId> active =
        sight
            .owner()
            .flatMap(owner ->
                LastingEffects.param(sight.table(), new Grant(NAME.component(), owner), SYSTEM))
            .map(SystemId::of);
    if (active.isEmpty()) {
      return List.of();
    }
    return sight.withUnits().stream()
        .filter(system -> !system.equals(active.get()))
        .filter(system -> sight.table().galaxy().systems().contains(system))
        .map(system -> Set.of(active.get(), system))
        .collect(Collectors.toUnmodifiableList());
  }
}
