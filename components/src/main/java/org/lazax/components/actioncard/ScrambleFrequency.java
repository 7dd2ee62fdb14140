package org.lazax.components.actioncard;

import java.util.Map;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Another player rerolls all dice of a unit ability that has hit. */
public final class ScrambleFrequency implements Component, RerollComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/scramble_frequency");
  }

  @Override
  public CombatMoment after() {
    return CombatMoment.ROLLED;
  }

  @Override
  public Map<Side, Reroll> rerolls(CombatTrigger occasion, CombatView battle, Side me) {
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
