package org.lazax.combat.spacecannon;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.table.units.Place;

/** Space cannons may fire at a place, with these units at one of these players. */
public record FireOption(Place place, List<UnitDice> batteries, List<Seat> targets)
    implements Option {
  public FireOption {
    batteries = List.copyOf(batteries);
    targets = List.copyOf(targets);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(SpaceCannonCommand.FireSpaceCannon.class);
  }
}
