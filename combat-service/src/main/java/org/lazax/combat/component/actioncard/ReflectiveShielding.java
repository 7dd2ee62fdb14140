package org.lazax.combat.component.actioncard;

import java.util.List;
import org.lazax.combat.ability.Aim;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;
import org.lazax.rules.procedure.HitSource;

/**
 * After one of one's ships has sustained damage in combat, the opponent's ships take two hits.
 * Rules: action_card/reflective_shielding.N1, action_card/reflective_shielding.N2.
 */
public final class ReflectiveShielding implements MomentHooks, Spent, Entangling {
  private static final int HITS = 2;

  @Override
  public CombatMoment when() {
    return CombatMoment.SUSTAINED;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace()
        && occasion.side() == me
        && occasion.source().filter(s -> s != HitSource.SPACE_CANNON_OFFENSE).isPresent()
        && occasion.unit().filter(unit -> battle.fights(me, unit)).isPresent();
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.SUSTAINED)
        ? List.of(new Strike.Hits(me.other(), HITS, Aim.ANY))
        : List.of();
  }
}
