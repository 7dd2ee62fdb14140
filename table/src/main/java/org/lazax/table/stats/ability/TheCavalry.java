package org.lazax.table.stats.ability;

import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;

/**
 * A ship sustains damage, rolls and fires its barrage as the Nomad's flagship does. Rule:
 * promissory_note/the_cavalry.N1.
 */
final class TheCavalry implements Likeness {
  private static final FactionId NOMAD = new FactionId("nomad");

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
