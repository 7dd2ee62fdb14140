package org.lazax.components.faction.titans;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.effect.UnitPlacement;
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
 * After the owner has activated a system with its PDS, it may replace one PDS by the flagship. PDS
 * that were placed in the same action cannot be replaced. Rules: unit/ouranos.N1, unit/ouranos.N2.
 */
public final class Ouranos implements Component, Ability<SystemActivated> {
  private static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("unit/ouranos");
  }

  @Override
  public Class<SystemActivated> trigger() {
    return SystemActivated.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return activated.active().equals(grant.user())
        && !planets(table, grant, activated).isEmpty()
        && Reinforcements.left(table, grant.user(), UnitType.FLAGSHIP) > 0
        && UnitPlacement.isOpen(
            table, grant.user(), UnitType.FLAGSHIP, Place.space(activated.system()));
  }

  private static List<PlanetId> planets(Table table, Grant grant, SystemActivated activated) {
    return table.galaxy().planets(activated.system()).stream()
        .filter(planet -> pds(table, grant, Place.on(activated.system(), planet)).isPresent())
        .toList();
  }

  private static Optional<UnitStack> pds(Table table, Grant grant, Place place) {
    return table.units().at(place, grant.user()).stream()
        .filter(stack -> stack.type() == UnitType.PDS && stack.mark().isEmpty())
        .findFirst()
        .map(stack -> stack.times(1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant, activated));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Place place = Place.on(activated.system(), new PlanetId(chosen.one(PLANET).orElseThrow()));
    pds(draft.table(), grant, place)
        .ifPresent(pds -> {
          draft.add(new UnitsRemoved(place, List.of(pds)));
          draft.add(
              new UnitsPlaced(
                  Place.space(activated.system()),
                  List.of(UnitStack.of(grant.user(), UnitType.FLAGSHIP, 1))));
        });
  }
}
