package org.lazax.combat.hits;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.procedure.CombatProcedure.SingleOut.Fate;
import org.lazax.table.units.Place;

/** A number of these units of one owner is to be chosen, for an effect to apply to them. */
public record SingleOutOption(
    Seat owner, Place place, List<UnitSelection> among, int count, Fate fate) implements Option {
  public SingleOutOption {
    among = List.copyOf(among);
  }

  @Override
  public Form form() {
    return Form.of(new SingleOut(UnitSelection.first(among, count)))
        .titled(title())
        .with(Field.count("units", Bounds.exactly(count), UnitSelection.candidates(among)))
        .about("owner", owner)
        .about("place", place);
  }

  private String title() {
    return switch (fate) {
      case DESTROYED -> "Choose the units that are destroyed";
      case HIT -> "Choose the units that take a hit";
      case DAMAGED -> "Choose the units that become damaged";
      case REPAIRED -> "Choose the units that are repaired";
    };
  }
}
