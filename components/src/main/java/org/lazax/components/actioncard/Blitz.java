package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.catalog.faction.Unlock.DiceRoll;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.leaders.unlock.LendsUnitAbility;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * In an invasion, the player's non-fighter ships without BOMBARDMENT have BOMBARDMENT 6. Rules:
 * action_card/blitz.N1, leader/trrakan_aun_zulok.N1.
 */
public final class Blitz implements Component, RollHooks, ActivatedComponent, LendsUnitAbility {
  private static final DiceAbility BOMBARDMENT = new DiceAbility(6, 1);

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/blitz");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.INVASION_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public Optional<DiceAbility> grants(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.BOMBARDMENT && unit.isLargeShip()
        ? Optional.of(BOMBARDMENT)
        : Optional.empty();
  }

  @Override
  public boolean lends(Table table, Grant grant, Place place, UnitStack units, DiceRoll ability) {
    return ability == DiceRoll.BOMBARDMENT
        && units.type().isShip()
        && units.type() != UnitType.FIGHTER
        && table
            .kernel()
            .within(Invasion.class)
            .filter(invasion -> Place.space(invasion.system()).equals(place))
            .isPresent();
  }
}
