package org.lazax.combat.component.leader;

import java.util.List;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;
import org.lazax.combat.dice.Batteries;
import org.lazax.table.procedure.HitSource;

/** Its planet fires a space cannon like a unit. */
public final class UlTheProgenitor implements MomentHooks, Spent {
  private static final DiceAbility CANNON = new DiceAbility(5, 3);

  @Override
  public CombatMoment when() {
    return CombatMoment.ROLL_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return me == Side.DEFENDER
        && (occasion.isRollOf(me, HitSource.SPACE_CANNON_OFFENSE)
            || occasion.isRollOf(me, HitSource.SPACE_CANNON_DEFENSE));
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion
        .source()
        .filter(_ -> occasion.is(CombatMoment.ROLL_BEGINS))
        .flatMap(source ->
            Batteries.lent(battle, new Roll(me, source), CANNON)
                .<List<Strike>>map(
                    dice -> List.of(new Strike.Throw(me.other(), dice, source, false))))
        .orElse(List.of());
  }
}
