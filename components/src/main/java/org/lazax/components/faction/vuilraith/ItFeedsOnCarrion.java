package org.lazax.components.faction.vuilraith;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.CaptureRolls;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * As an action, the owner rolls to capture ships of other players in systems with its dimensional
 * tears and in adjacent systems. Rules: leader/it_feeds_on_carrion.N1 to
 * leader/it_feeds_on_carrion.N4.
 */
public final class ItFeedsOnCarrion implements Component, ActionAbility {
  private static final Set<String> TEARS = Set.of("dimensional_tear_i", "dimensional_tear_ii");
  private static final int ESCAPES_ON = 4;

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/it_feeds_on_carrion");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !near(table, grant).isEmpty();
  }

  /** The systems of space docks that make dimensional tears, and the adjacent systems. */
  private static List<SystemId> near(Table table, Grant grant) {
    Starmap map = Starmap.seenBy(table, grant.user());
    Set<SystemId> near = new TreeSet<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          boolean torn =
              stacks.stream()
                  .filter(stack -> stack.type() == UnitType.SPACE_DOCK)
                  .anyMatch(stack -> TEARS.contains(Stats.of(table, stack).id().value()));
          if (torn) {
            near.add(place.system());
            near.addAll(map.adjacent(place.system()));
          }
        });
    return List.copyOf(near);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    List<SystemId> near = near(draft.table(), grant);
    LeaderUses.use(draft, grant);
    draft.call(new CaptureRolls(grant.user(), near, name().component(), ESCAPES_ON));
  }
}
