package org.lazax.components.technology;

import java.util.List;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.table.component.ComponentRef;

/**
 * Infantry for which a die is rolled when it is destroyed. On a success it returns at the start of
 * its owner's next turn.
 */
public final class InfantryTwo implements WithAbilities {
  private final String unit;
  private final int saves;

  /**
   * Creates the component for infantry with this card.
   *
   * @param saves the lowest result that is a success
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
