package org.lazax.combat.hits;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.combat.state.UnitSelection;

/** Chooses the units that something befalls, as many as are asked for. */
@WireType("combat.single-out")
public record SingleOut(List<UnitSelection> units) implements Command {
  public SingleOut {
    units = List.copyOf(units);
  }
}
