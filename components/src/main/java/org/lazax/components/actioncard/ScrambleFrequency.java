package org.lazax.components.actioncard;

import java.util.Map;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Another player's roll of a unit ability that has hit is thrown again. */
public final class ScrambleFrequency
    implements Component, RollHooks, ActivatedComponent, RerollComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/scramble_frequency");
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
    return occasion.side() != me
        && occasion
            .source()
            .map(source -> new Roll(me.other(), source))
            .filter(roll -> !roll.isCombat() && !RollRules.of(battle, roll).isEmpty())
            .isPresent();
  }

  @Override
  public Reroll reroll(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.side() != me && !roll.isCombat() ? Reroll.ALL : Reroll.NONE;
  }

  @Override
  public CombatMoment after() {
    return CombatMoment.ROLLED;
  }

  @Override
  public Map<Side, Reroll> thrownAgain(CombatTrigger occasion, CombatView battle, Side me) {
    boolean another =
        occasion.side() != me
            && occasion.count() > 0
            && occasion.source().filter(source -> !source.isCombat()).isPresent();
    return another ? Map.of(occasion.side(), Reroll.ALL) : Map.of();
  }

  @Override
  public boolean byOthers() {
    return true;
  }
}
