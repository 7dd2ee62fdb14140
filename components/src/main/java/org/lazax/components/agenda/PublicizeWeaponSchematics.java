package org.lazax.components.agenda;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** War suns cannot sustain damage. */
public final class PublicizeWeaponSchematics implements Component, HitHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/publicize_weapon_schematics");
  }

  @Override
  public Missing missing() {
    return Missing.part(
        "the waiver of prerequisites once somebody has war suns; Against: "
            + "owners of war suns discard all action cards");
  }

  @Override
  public boolean barsSustain(CombatView battle, Side me, Side whose, UnitGroup unit) {
    return unit.type() == UnitType.WAR_SUN;
  }
}
