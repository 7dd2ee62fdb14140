package org.lazax.combat.hits;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.combat.state.UnitSelection;

/** Chooses the units that something befalls, as many as are asked for. */
@JsonClassDescription("Chooses units of which as many are affected as the option says.")
@WireType("combat.single-out")
public record SingleOut(
    @JsonPropertyDescription("The chosen units, exactly as many as are asked for.")
        List<UnitSelection> units)
    implements Command {
  public SingleOut {
    units = List.copyOf(units);
  }
}
