package org.lazax.components.technology;

import java.util.List;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.table.component.ComponentRef;

/** Infantry that may be saved when it is destroyed, and comes back when its owner's turn begins. */
public final class InfantryTwo implements WithAbilities {
  private final String unit;
  private final int saves;

  /**
   * Infantry of this card.
   *
   * @param saves the lowest result of a die that saves one
   */
  public InfantryTwo(String unit, int saves) {
    this.unit = unit;
    this.saves = saves;
  }

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse(unit);
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new SavedInfantry(unit, saves), new ReturningInfantry(unit));
  }
}
