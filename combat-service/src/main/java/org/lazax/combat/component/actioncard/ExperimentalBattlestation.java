package org.lazax.combat.component.actioncard;

import java.util.List;
import java.util.Optional;
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

/**
 * A space dock in range fires a space cannon at the active player's ships that have come. Rules:
 * action_card/experimental_battlestation.N1, action_card/experimental_battlestation.N2,
 * action_card/experimental_battlestation.N5.
 */
public final class ExperimentalBattlestation implements MomentHooks, Spent {
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
        && occasion.isRollOf(me, HitSource.SPACE_CANNON_OFFENSE)
        && fires(battle, me).isPresent();
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return fires(battle, me)
        .filter(_ -> occasion.is(CombatMoment.ROLL_BEGINS))
        .<List<Strike>>map(dice ->
            List.of(new Strike.Throw(me.other(), dice, HitSource.SPACE_CANNON_OFFENSE, false)))
        .orElse(List.of());
  }

  private static Optional<DiceAbility> fires(BattleView battle, Side me) {
    return Batteries.lent(battle, new Roll(me, HitSource.SPACE_CANNON_OFFENSE), CANNON);
  }
}
