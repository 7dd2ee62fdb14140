package org.lazax.combat.component.own;

import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.FightAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * A trade good after a space combat that was won or lost, not after a draw. Rule:
 * technology/salvage_operations.N2.
 */
final class SalvageOperations implements FightAbility {
  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/salvage_operations#good");
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMBAT_OVER.isIn(happens)
        && happens.place().isSpace()
        && happens.isParty(grant.user())
        && happens.winner().isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Gains.goods(draft, grant.user(), 1);
  }
}
