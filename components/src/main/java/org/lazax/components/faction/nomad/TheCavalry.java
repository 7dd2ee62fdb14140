package org.lazax.components.faction.nomad;

import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.stats.Likeness;
import org.lazax.table.component.ComponentRef;

/**
 * A ship sustains damage, rolls and fires its barrage as the Nomad's flagship does. Rule:
 * promissory_note/the_cavalry.N1.
 */
public final class TheCavalry implements Component, Likeness {
  private static final FactionId NOMAD = new FactionId("nomad");

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/the_cavalry");
  }

  @Override
  public FactionId model() {
    return NOMAD;
  }

  @Override
  public UnitCard of(UnitCard ship, UnitCard flagship) {
    return ship.with(as ->
        as.combat(flagship.combat())
            .abilities(
                ship.abilities()
                    .withSustainDamage(flagship.abilities().sustainDamage())
                    .withAntiFighterBarrage(flagship.abilities().antiFighterBarrage())));
  }
}
