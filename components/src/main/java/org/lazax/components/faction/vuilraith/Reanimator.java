package org.lazax.components.faction.vuilraith;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The owner captures its infantry that is destroyed on the mech's planet. Rule: unit/reanimator.N1.
 */
public final class Reanimator implements Component, CombatAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("unit/reanimator");
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && !happens.place().isSpace()
        && !happens.units(grant.user(), UnitType.INFANTRY).isEmpty()
        && isThere(table, grant, happens);
  }

  /** Whether the mech is there or is destroyed together with the infantry. */
  private static boolean isThere(Table table, Grant grant, InFight happens) {
    return happens.count(grant.user(), UnitType.MECH) > 0
        || table.units().at(happens.place(), grant.user()).stream()
            .anyMatch(stack -> stack.type() == UnitType.MECH);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    draft.add(new UnitsCaptured(grant.user(), happens.units(grant.user(), UnitType.INFANTRY)));
  }
}
