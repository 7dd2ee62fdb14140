package org.lazax.combat.hits;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.procedure.CombatProcedure.SingleOut.Fate;
import org.lazax.table.units.Place;

/** So many of these units of one owner are to be chosen, for something to befall them. */
public record SingleOutOption(
    Seat owner, Place place, List<UnitSelection> among, int count, Fate fate) implements Option {
  public SingleOutOption {
    among = List.copyOf(among);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(SingleOut.class);
  }
}
