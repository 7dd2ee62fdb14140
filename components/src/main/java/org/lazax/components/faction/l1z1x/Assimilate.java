package org.lazax.components.faction.l1z1x;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.effect.Structures;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * PDS and space docks of others on a planet that the owner gains are replaced by the owner's, as
 * far as its reinforcements suffice. Rules: faction_ability/assimilate.N1,
 * faction_ability/assimilate.N4.
 */
public final class Assimilate implements Component, Ability<PlanetTaken> {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/assimilate");
  }

  @Override
  public Class<PlanetTaken> trigger() {
    return PlanetTaken.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetTaken taken) {
    return taken.gainer().equals(grant.user()) && !structures(table, grant, taken).isEmpty();
  }

  private static Place place(Table table, PlanetTaken taken) {
    return Place.on(table.galaxy().systemOf(taken.planet()).orElseThrow(), taken.planet());
  }

  private static List<UnitStack> structures(Table table, Grant grant, PlanetTaken taken) {
    return table.units().at(place(table, taken)).stream()
        .filter(stack -> !stack.owner().equals(grant.user()))
        .filter(stack -> stack.type() == UnitType.PDS || stack.type() == UnitType.SPACE_DOCK)
        .filter(stack -> Reinforcements.left(table, grant.user(), stack.type()) > 0)
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetTaken taken, Chosen chosen) {
    Place place = place(draft.table(), taken);
    for (UnitStack stack : structures(draft.table(), grant, taken)) {
      int left = Reinforcements.left(draft.table(), grant.user(), stack.type());
      UnitStack replaced = stack.times(Math.min(left, stack.count()));
      draft.add(new UnitsRemoved(place, List.of(replaced)));
      UnitStack own = UnitStack.of(grant.user(), stack.type(), replaced.count());
      draft.add(new UnitsPlaced(place, List.of(own)));
      Structures.placed(draft, place, own);
    }
  }
}
