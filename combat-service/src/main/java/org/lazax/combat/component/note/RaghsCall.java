package org.lazax.combat.component.note;

import java.util.List;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * Once one has landed, the ground forces of the Saar leave the planet; their cannons stay and fire.
 * Rules: promissory_note/raghs_call.N1, promissory_note/raghs_call.N2.
 */
public final class RaghsCall implements MomentHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.COMMITTED;
  }

  @Override
  public boolean isOwnInGames() {
    return true;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return me == Side.ATTACKER
        && battle.isPlayedBy(Side.DEFENDER, "saar")
        && battle.count(Side.DEFENDER, battle::fights) > 0;
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.COMMITTED) && me == Side.ATTACKER
        ? List.of(new Strike.Leave(Side.DEFENDER, false))
        : List.of();
  }
}
