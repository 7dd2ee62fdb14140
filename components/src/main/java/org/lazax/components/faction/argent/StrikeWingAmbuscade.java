package org.lazax.components.faction.argent;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** One of the units that roll for a unit ability rolls one more die. */
public final class StrikeWingAmbuscade implements Component, RollHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/strike_wing_ambuscade");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROLL_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROLL;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.side() == me
        && occasion
            .source()
            .map(source -> new Roll(me, source))
            .filter(roll -> !roll.isCombat() && !RollRules.of(battle, roll).isEmpty())
            .isPresent();
  }

  @Override
  public int diceOfOne(CombatView battle, Side me, Roll roll) {
    return roll.isCombat() ? 0 : 1;
  }
}
