package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.roll.Aim;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After one of one's ships has sustained damage in combat, the opponent's ships take two hits.
 * Rules: action_card/reflective_shielding.N1, action_card/reflective_shielding.N2.
 */
public final class ReflectiveShielding implements Component, MomentHooks, Spent, Entangling {
  private static final int HITS = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/reflective_shielding");
  }

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
