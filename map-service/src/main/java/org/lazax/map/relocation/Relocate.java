package org.lazax.map.relocation;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
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
 */
@JsonClassDescription(
    "Moves all retreating or relocated ships into one system, with their cargo. "
        + "Rules: space_combat.7.2, space_combat.N10.")
@WireType("map.relocate")
public record Relocate(
    @JsonPropertyDescription("The system that the ships move to.") SystemId to,
    @JsonPropertyDescription(
            "The ships that carry something, one entry for each ship. All others carry "
                + "nothing.")
        List<Load> loads)
    implements Command {
  public Relocate {
    Objects.requireNonNull(to);
    loads = List.copyOf(loads);
  }

  /** One ship with its cargo. */
  @JsonClassDescription("The cargo of one ship.")
  public record Load(
      @JsonPropertyDescription("The type of the ship.") UnitType type,
      @JsonPropertyDescription("Whether the ship is damaged.") boolean damaged,
      @JsonPropertyDescription("The units that it carries.") List<Pickup> cargo) {
    public Load {
      Objects.requireNonNull(type);
      cargo = List.copyOf(cargo);
    }
  }
}
