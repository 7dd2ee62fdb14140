package org.lazax.combat.spacecannon;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.table.units.Place;

/** Space cannons may fire at a place, with these units, at the units of one of these players. */
public record FireOption(Place place, List<UnitDice> batteries, List<Seat> targets)
    implements Option {
  public FireOption {
    batteries = List.copyOf(batteries);
    targets = List.copyOf(targets);
  }

  @Override
  public Form form() {
    return Form.of(new SpaceCannonCommand.FireSpaceCannon(Optional.of(targets.getFirst())))
        .with(
            targets.size() == 1 ? Field.oneOrNone("target", targets) : Field.one("target", targets))
        .about("place", place)
        .about("dice", batteries);
  }
}
