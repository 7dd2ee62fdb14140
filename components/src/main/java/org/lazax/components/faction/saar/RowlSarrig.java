package org.lazax.components.faction.saar;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Blockades;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * Each fighter and infantry that the owner produces can be placed at any of its space docks that is
 * not blockaded. Rule: leader/rowl_sarrig.N1.
 */
final class RowlSarrig implements Component, ProductionHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/rowl_sarrig");
  }

  @Override
  public List<Place> places(Table table, Grant grant, Production production, UnitCard card) {
    if (card.type() != UnitType.FIGHTER && card.type() != UnitType.INFANTRY) {
      return List.of();
    }
    List<Place> places = new ArrayList<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          boolean docks =
              stacks.stream()
                  .anyMatch(stack ->
                      stack.owner().equals(grant.user()) && stack.type() == UnitType.SPACE_DOCK);
          if (docks && !Blockades.in(table, grant.user(), place.system())) {
            places.add(card.isShip() ? Place.space(place.system()) : place);
          }
        });
    return places;
  }
}
