package org.lazax.components.faction.naazrokha;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.ParticipantHooks;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.objectives.ShipHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * In a space area, the mech takes part in space combats as a Z-Grav Eidolon: it is a ship, rolls
 * two dice at 8, and cannot sustain damage. Rules: unit/z_grav_eidolon.N1 to
 * unit/z_grav_eidolon.N4, secret_objective/demonstrate_your_power.N3.
 */
public final class Eidolon implements Component, ShipHooks, ParticipantHooks, RollHooks, HitHooks {
  private static final DiceAbility COMBAT = new DiceAbility(8, 2);

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/eidolon");
  }

  @Override
  public boolean fights(UnitCard unit) {
    return unit.type() == UnitType.MECH;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public ShipHooks ships() {
    return this;
  }

  @Override
  public Optional<DiceAbility> rollsWith(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_COMBAT && unit.type() == UnitType.MECH
        ? Optional.of(COMBAT)
        : Optional.empty();
  }

  @Override
  public boolean barsSustain(CombatView battle, Side me, Side whose, UnitGroup unit) {
    return whose == me && battle.place().isSpace() && unit.type() == UnitType.MECH;
  }
}
