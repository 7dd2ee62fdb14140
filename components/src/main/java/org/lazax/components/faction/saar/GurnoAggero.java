package org.lazax.components.faction.saar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * As an action, the owner destroys all infantry and fighters of other players in a system that is
 * adjacent to one of its space docks. Rule: leader/gurno_aggero.N1.
 */
public final class GurnoAggero implements Component, ActionAbility {
  private static final Set<UnitType> DESTROYED = Set.of(UnitType.INFANTRY, UnitType.FIGHTER);
  private static final String SYSTEM = "system";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/gurno_aggero");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    Starmap map = Starmap.seenBy(table, grant.user());
    Set<SystemId> near = new TreeSet<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (at.getValue().stream()
          .anyMatch(
              stack -> stack.owner().equals(grant.user()) && stack.type() == UnitType.SPACE_DOCK)) {
        near.addAll(map.adjacent(at.getKey().system()));
      }
    }
    return List.copyOf(near);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    draft
        .table()
        .units()
        .in(system)
        .forEach((place, stacks) ->
            DestroyedUnits.destroy(
                draft,
                place,
                stacks.stream().filter(stack -> isTarget(grant, stack)).toList(),
                Optional.of(grant.user())));
  }

  private static boolean isTarget(Grant grant, UnitStack stack) {
    return !stack.owner().equals(grant.user()) && DESTROYED.contains(stack.type());
  }
}
