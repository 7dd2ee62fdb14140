package org.lazax.components.faction.vuilraith;

import java.util.List;
import java.util.stream.Stream;
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
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The owner captures units that are destroyed in the flagship's system and that Devour does not
 * capture: its own units, and units that are destroyed outside of combat. Rules:
 * unit/the_terror_between.N1, unit/the_terror_between.N2.
 */
public final class TheTerrorBetween implements Component, CombatAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("unit/the_terror_between");
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && (happens.round() == 0 || happens.whose().equals(grant.user()))
        && isThere(table, grant, happens)
        && !prey(table, grant, happens).isEmpty();
  }

  /**
   * Whether the flagship is there or is destroyed together with the units. It does not capture
   * itself.
   */
  private static boolean isThere(Table table, Grant grant, InFight happens) {
    Place space = Place.space(happens.place().system());
    return Stream.concat(
            table.units().at(space, grant.user()).stream(),
            happens.units(grant.user(), UnitType.FLAGSHIP).stream())
        .map(UnitStack::type)
        .anyMatch(type -> type == UnitType.FLAGSHIP);
  }

  private static List<UnitStack> prey(Table table, Grant grant, InFight happens) {
    return CapturableUnits.of(table, grant.user(), happens).stream()
        .filter(stack -> !stack.owner().equals(grant.user()) || stack.type() != UnitType.FLAGSHIP)
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    draft.add(new UnitsCaptured(grant.user(), prey(draft.table(), grant, happens)));
  }
}
