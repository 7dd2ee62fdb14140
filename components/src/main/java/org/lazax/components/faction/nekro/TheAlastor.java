package org.lazax.components.faction.nekro;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.ParticipantHooks;
import org.lazax.rules.objectives.ShipHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The owner may let its ground forces in the flagship's system take part in a space combat as
 * ships. Rules: unit/the_alastor.N1, unit/the_alastor.N5,
 * secret_objective/demonstrate_your_power.N3.
 */
public final class TheAlastor implements Component, ShipHooks, ParticipantHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/the_alastor");
  }

  @Override
  public boolean fights(UnitCard unit) {
    return unit.isGroundForce();
  }

  @Override
  public boolean fromPlanets() {
    return true;
  }

  @Override
  public boolean joined(Table during, Grant grant) {
    return LastingEffects.is(during, grant);
  }

  @Override
  public boolean isThere(Table table, Grant grant, SystemId system) {
    return table.units().ships(system, grant.user()).stream()
        .anyMatch(ship -> ship.type() == UnitType.FLAGSHIP);
  }

  @Override
  public ShipHooks ships() {
    return this;
  }
}
