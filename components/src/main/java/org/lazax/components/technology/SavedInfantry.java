package org.lazax.components.technology;

import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.combat.roll.AbilityRolled;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * Destroyed infantry with an upgrade may return at the start of its owner's next turn. A die is
 * rolled for each. Rules: faction_ability/devour.N1, faction_ability/technological_singularity.N6.
 */
public final class SavedInfantry implements CombatAbility {
  private final String unit;
  private final int saves;

  /**
   * Creates the ability of infantry with this card.
   *
   * @param saves the lowest result that is a success; with 1 no die is rolled
   */
  public SavedInfantry(String unit, int saves) {
    this.unit = unit;
    this.saves = saves;
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse(unit + "#destroyed");
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && happens.count(grant.user(), UnitType.INFANTRY) > 0
        && !LateGain.is(table, grant.user(), new TechnologyId(grant.component().name()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    int lost = happens.count(grant.user(), UnitType.INFANTRY);
    int saved = saves == 1 ? lost : thrown(draft, grant, happens, lost);
    if (saved > 0) {
      draft.add(new InfantryAwaited(grant.user(), saved));
    }
  }

  private int thrown(Draft<?, Table> draft, Grant grant, InFight happens, int lost) {
    Chance chance = draft.dice().roll(Dice.TEN, lost);
    int saved = (int) chance.values().stream().filter(shown -> shown >= saves).count();
    draft.add(
        new AbilityRolled(
            grant.user(), ComponentRef.parse(unit), happens.place(), saves, saved, chance));
    return saved;
  }
}
