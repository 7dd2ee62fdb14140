package org.lazax.combat.component.unit;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.ParticipantHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.objectives.ShipHooks;
import org.lazax.rules.procedure.HitSource;

/**
 * In space it fights in a space combat as a Z-Grav Eidolon: as a ship, with two dice at 8, and it
 * cannot sustain damage. Rules: unit/z_grav_eidolon.N1 to unit/z_grav_eidolon.N4.
 */
public final class Eidolon implements ParticipantHooks, RollHooks, HitHooks {
  private static final DiceAbility COMBAT = new DiceAbility(8, 2);

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public ShipHooks ships() {
    return new org.lazax.components.faction.naazrokha.Eidolon();
  }

  @Override
  public Optional<DiceAbility> rollsWith(
      BattleView battle, Side me, Roll roll, Rank unit, Optional<DiceAbility> printed) {
    return roll.source() == HitSource.SPACE_COMBAT && unit.type() == UnitType.MECH
        ? Optional.of(COMBAT)
        : printed;
  }

  @Override
  public boolean barsSustain(BattleView battle, Side me, Side whose, Rank unit) {
    return whose == me && battle.place().isSpace() && unit.type() == UnitType.MECH;
  }
}
