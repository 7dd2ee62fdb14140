package org.lazax.map.relocation;

import java.util.List;
import java.util.Objects;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.map.state.Pickup;
import org.lazax.table.galaxy.SystemId;

/**
 * Says where the ships go, all together, and what they carry. Rules: space_combat.7.2,
 * space_combat.N10.
 *
 * @param loads the ships that carry something; all others carry nothing
 */
@WireType("map.relocate")
public record Relocate(SystemId to, List<Load> loads) implements Command {
  public Relocate {
    Objects.requireNonNull(to);
    loads = List.copyOf(loads);
  }

  /** One ship with its cargo. */
  public record Load(UnitType type, boolean damaged, List<Pickup> cargo) {
    public Load {
      Objects.requireNonNull(type);
      cargo = List.copyOf(cargo);
    }
  }
}
