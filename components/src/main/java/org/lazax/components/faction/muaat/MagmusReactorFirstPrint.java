package org.lazax.components.faction.muaat;

import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsProduced;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * The first print: the owner's ships can move into supernovas. After its units have used PRODUCTION
 * next to a supernova, or where a war sun was before, it gains a trade good. Rules:
 * technology/magmus_reactor.N1, technology/magmus_reactor.N2.
 */
final class MagmusReactorFirstPrint extends SupernovaPassage implements Ability<UnitsProduced> {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/magmus_reactor.base");
  }

  @Override
  public Class<UnitsProduced> trigger() {
    return UnitsProduced.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, UnitsProduced produced) {
    return produced.isByUnitsOf(grant.user())
        && (hadWarSun(table, produced) || isNextToSupernova(table, produced.system()));
  }

  private static boolean hadWarSun(Table table, UnitsProduced produced) {
    int now =
        table.units().in(produced.system()).values().stream()
            .flatMap(stacks -> stacks.stream())
            .filter(stack -> stack.type() == UnitType.WAR_SUN)
            .mapToInt(UnitStack::count)
            .sum();
    return now > produced.count(UnitType.WAR_SUN);
  }

  private static boolean isNextToSupernova(Table table, SystemId system) {
    return Starmap.of(table).adjacent(system).stream()
        .anyMatch(next -> table.galaxy().is(next, Anomaly.SUPERNOVA));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, UnitsProduced produced, Chosen chosen) {
    Gains.goods(draft, grant.user(), 1);
  }
}
