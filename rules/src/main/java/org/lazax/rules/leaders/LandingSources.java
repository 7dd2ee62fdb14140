package org.lazax.rules.leaders;

import java.util.List;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Components that let ground forces land from other places than the space area of the active
 * system.
 */
public interface LandingSources {
  /** The planets from each of which one ground force can land on planets of this system. */
  List<Place> planets(Table table, Seat user, SystemId active);

  /** Whether a unit is a ground force and not a structure. Rule: structures.3. */
  static boolean mayCome(Table table, UnitStack stack) {
    UnitCard card = Stats.of(table, stack);
    return card.isGroundForce() && !card.isStructure();
  }

  /** The planets by all components of a player. */
  static List<Place> of(Table table, Seat seat, SystemId active) {
    return Ruleset.hooks(table, seat, LandingSources.class).stream()
        .flatMap(granted -> granted.hooks().planets(table, seat, active).stream())
        .distinct()
        .toList();
  }
}
