package org.lazax.components.faction.naazrokha;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.exploration.ExplorationHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * A player that explores a planet with a mech of its own may reveal one card more. Rule:
 * faction_ability/distant_suns.N1.
 */
final class DistantSuns implements Component, ExplorationHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/distant_suns");
  }

  @Override
  public int moreCards(Table table, Grant grant, Place place) {
    boolean mech =
        table.units().at(place).stream()
            .anyMatch(unit -> unit.owner().equals(grant.user()) && unit.type() == UnitType.MECH);
    return mech && !place.isSpace() ? 1 : 0;
  }
}
