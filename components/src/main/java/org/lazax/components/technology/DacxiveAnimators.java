package org.lazax.components.technology;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.UnitStack;

/** After a ground combat that the owner has won, it may place one infantry on the planet. */
public final class DacxiveAnimators implements Component, CombatAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/dacxive_animators");
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMBAT_ENDS.isIn(happens)
        && !happens.place().isSpace()
        && happens.winner().filter(grant.user()::equals).isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    draft.add(
        new UnitsPlaced(
            happens.place(), List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, 1))));
  }
}
