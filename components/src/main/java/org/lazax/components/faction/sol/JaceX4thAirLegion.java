package org.lazax.components.faction.sol;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.galaxy.SystemId;

/**
 * As an action, the hero is purged, and all command tokens of the player return from the board to
 * its reinforcements. It cannot be used without a token on the board. Rules: component_action.3,
 * leaders.12, reinforcements.0.
 */
final class JaceX4thAirLegion implements Component, ActionAbility {
  private static final AbilityRef NAME = AbilityRef.parse("leader/jace_x_4th_air_legion");

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !systems(table, grant.user()).isEmpty();
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.tokens().entrySet().stream()
        .filter(there -> there.getValue().contains(seat))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    draft.add(new TokensTakenBack(grant.user(), systems(draft.table(), grant.user())));
  }
}
