package org.lazax.components.actioncard;

import java.util.Map;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a roll in ground combat, the player rerolls any of its dice. Rule:
 * action_card/fire_team.N1.
 */
public final class FireTeam implements Component, RerollComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/fire_team");
  }

  @Override
  public CombatMoment after() {
    return CombatMoment.ROLLED;
  }

  @Override
  public Map<Side, Reroll> rerolls(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.isRollOf(me, HitSource.GROUND_COMBAT) ? Map.of(me, Reroll.MISSES) : Map.of();
  }
}
