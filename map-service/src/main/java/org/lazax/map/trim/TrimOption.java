package org.lazax.map.trim;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.limits.FleetLoad;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * Units to be removed from the board.
 *
 * @param load what is in the system, and the limits
 * @param candidates units of which some must be removed
 * @param cheapest what is removed if the owner does not answer
 */
public record TrimOption(
    SystemId system, FleetLoad load, List<UnitStack> candidates, List<UnitStack> cheapest)
    implements Option {
  public TrimOption {
    candidates = List.copyOf(candidates);
    cheapest = List.copyOf(cheapest);
  }

  @Override
  public Form form() {
    return Form.of(new TrimUnits(cheapest))
        .titled("Remove units beyond the limits")
        .with(
            Field.count(
                "units",
                count(),
                candidates.stream()
                    .map(units -> Candidate.of(units.times(1)).most(units.count()))
                    .toList()))
        .refusedBy("capacity.3", "capacity.3.1", "fleet_pool.3")
        .about("system", system)
        .about("load", load);
  }

  /** Ships without cargo are removed one by one; with cargo, its room can get lost with them. */
  private Bounds count() {
    int over = load.shipsOver() + load.cargoOver();
    boolean carries = load.fighters() + load.groundForces() > 0;
    return carries ? Bounds.atLeast(over) : Bounds.exactly(over);
  }
}
