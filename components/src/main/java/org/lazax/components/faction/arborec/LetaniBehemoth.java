package org.lazax.components.faction.arborec;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * In place of Mitosis, the owner may replace one of its infantry by a mech from the reinforcements.
 * Rules: deploy.0 to deploy.2.1.
 */
final class LetaniBehemoth implements Component {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/letani_behemoth");
  }

  /** The places of infantry that a mech can replace; empty if the player has no such mech. */
  static List<Place> places(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, LetaniBehemoth.class).isEmpty()
            || !UnitPlacement.inReinforcements(table, seat, UnitType.MECH)
        ? List.of()
        : table.units().at().entrySet().stream()
            .filter(at -> at.getValue().stream().anyMatch(stack -> isInfantry(stack, seat)))
            .map(Map.Entry::getKey)
            .filter(place -> UnitPlacement.isOpen(table, seat, UnitType.MECH, place))
            .toList();
  }

  static void replace(Draft<?, Table> draft, Seat seat, Place place) {
    UnitStack infantry =
        draft.table().units().at(place).stream()
            .filter(stack -> isInfantry(stack, seat))
            .findFirst()
            .orElseThrow();
    draft.add(new UnitsRemoved(place, List.of(infantry.times(1))));
    draft.add(new UnitsPlaced(place, List.of(UnitStack.of(seat, UnitType.MECH, 1))));
  }

  private static boolean isInfantry(UnitStack stack, Seat seat) {
    return stack.owner().equals(seat) && stack.type() == UnitType.INFANTRY;
  }
}
