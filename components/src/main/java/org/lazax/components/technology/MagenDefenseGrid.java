package org.lazax.components.technology;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a ground combat on a planet with a structure of the owner, the owner may make one
 * hit on a ground force of its choice. Rules: technology/magen_defense_grid.N1,
 * technology/magen_defense_grid.N2.
 */
public final class MagenDefenseGrid implements Component, MomentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/magen_defense_grid");
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
            && !battle.place().isSpace()
            && battle.count(me, unit -> unit.card().isStructure()) > 0
        ? List.of(new CombatEffect.Snipe(me.other(), battle::fights))
        : List.of();
  }

  @Override
  public boolean optional() {
    return true;
  }
}
