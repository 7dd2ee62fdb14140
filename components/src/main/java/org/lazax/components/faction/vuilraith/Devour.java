package org.lazax.components.faction.vuilraith;

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
 * The owner captures the opponent's units that are destroyed in combat. Rules:
 * faction_ability/devour.N1 to faction_ability/devour.N3.
 */
public final class Devour implements Component, CombatAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/devour");
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && happens.round() > 0
        && happens.isParty(grant.user())
        && !happens.whose().equals(grant.user())
        && !CapturableUnits.of(table, grant.user(), happens).isEmpty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    draft.add(
        new UnitsCaptured(grant.user(), CapturableUnits.of(draft.table(), grant.user(), happens)));
  }
}
