package org.lazax.combat.odds;

import java.util.Comparator;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.roll.RiskHooks;
import org.lazax.rules.combat.roll.Roll;

/**
 * Dice that missed are rerolled at the risk of the units that rolled them.
 *
 * @param bonus what is added to each second result
 */
record Risk(int bonus) {
  /** What the roller can risk after a roll; empty if nothing. */
  static Optional<Risk> of(CombatView battle, Roll roll) {
    return battle.hooks(roll.side(), RiskHooks.class).stream()
        .filter(_ -> roll.isCombat())
        .map(hook -> hook.hooks().bonusAtRisk())
        .max(Comparator.naturalOrder())
        .map(Risk::new);
  }

  /** Odds risk fighters and infantry, and no other units. */
  static boolean isTakenBy(UnitType type) {
    return type == UnitType.FIGHTER || type == UnitType.INFANTRY;
  }
}
