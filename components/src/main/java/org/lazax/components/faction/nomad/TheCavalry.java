package org.lazax.components.faction.nomad;

import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.FlagshipCopyHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.stats.FlagshipCopy;
import org.lazax.table.component.ComponentRef;

/**
 * In a space combat against a player other than the Nomad, one non-fighter ship has the SUSTAIN
 * DAMAGE, combat value and ANTI-FIGHTER BARRAGE of the Nomad's flagship. Rule:
 * promissory_note/the_cavalry.N1.
 */
public final class TheCavalry implements Component, FlagshipCopy, FlagshipCopyHooks {
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

  @Override
  public FlagshipCopy likeness() {
    return this;
  }

  @Override
  public boolean useful(CombatView battle, Side me) {
    return battle.place().isSpace()
        && !battle.isPlayedBy(me, likeness().model())
        && !battle.isPlayedBy(me.other(), likeness().model());
  }

  @Override
  public boolean takesOn(UnitCard ship) {
    return ship.isShip() && ship.type() != UnitType.FIGHTER;
  }
}
