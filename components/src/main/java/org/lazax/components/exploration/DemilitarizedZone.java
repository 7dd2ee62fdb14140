package org.lazax.components.exploration;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.planets.AttachmentHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The units leave the planet: structures go to the reinforcements, ground forces go into space,
 * where the capacity holds. Units cannot be placed on the planet any more. Rule:
 * exploration/demilitarized_zone_exploration.N1.
 */
public final class DemilitarizedZone extends RevealedCard implements AttachmentHooks {
  DemilitarizedZone() {
    super("demilitarized_zone_exploration");
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    Table table = draft.table();
    Place planet = revealed.place();
    List<UnitStack> structures = new ArrayList<>();
    List<UnitStack> forces = new ArrayList<>();
    table
        .units()
        .at(planet)
        .forEach(stack -> (Stats.of(table, stack).isStructure() ? structures : forces).add(stack));
    if (!structures.isEmpty()) {
      draft.add(new UnitsRemoved(planet, structures));
    }
    if (!forces.isEmpty()) {
      draft.add(new UnitsMoved(planet, Place.space(planet.system()), forces));
    }
  }

  @Override
  public boolean isClosed() {
    return true;
  }
}
