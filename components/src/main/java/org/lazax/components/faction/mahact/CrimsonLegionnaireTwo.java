package org.lazax.components.faction.mahact;

import java.util.List;
import org.lazax.components.technology.ReturningInfantry;
import org.lazax.components.technology.SavedInfantry;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.table.component.ComponentRef;

/**
 * Destroyed infantry with this card returns at the start of its owner's next turn without a die
 * roll.
 */
public final class CrimsonLegionnaireTwo implements WithAbilities {
  private static final String UNIT = "unit/crimson_legionnaire_ii";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse(UNIT);
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(
        new CrimsonLegionnaire(UNIT), new SavedInfantry(UNIT, 1), new ReturningInfantry(UNIT));
  }
}
