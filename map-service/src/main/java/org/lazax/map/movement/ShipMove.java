package org.lazax.map.movement;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.map.state.Pickup;
import org.lazax.rules.galaxy.Passage;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** One ship moves to the active system, or stays there and takes cargo aboard. */
@JsonClassDescription(
    "The move of one ship to the active system, or of one that stays there and takes cargo aboard.")
public record ShipMove(
    @JsonPropertyDescription("The system where the ship starts.") SystemId from,
    @JsonPropertyDescription("The type of the ship.") UnitType type,
    @JsonPropertyDescription("Whether the ship is damaged.") boolean damaged,
    @JsonPropertyDescription(
            "Every system that the ship enters, in order, the active system last. If left "
                + "out, the path with the fewest dice is taken, and of these the shortest. Empty "
                + "for a ship that stays in the active system and takes cargo aboard there.")
        Optional<List<SystemId>> path,
    @JsonPropertyDescription(
            "The passages by which the ship enters each system of the path, in the same "
                + "order. If left out, a side is preferred to a wormhole, and other wormholes to "
                + "that of the ion storm.")
        Optional<List<Passage>> through,
    @JsonPropertyDescription(
            "The units that the ship takes aboard on its path, including the active "
                + "system. Empty for none.")
        List<Pickup> cargo,
    @JsonPropertyDescription(
            "The component that tells the ship from others of its type. Left out for a ship "
                + "without a mark.")
        Optional<ComponentRef> mark) {
  public ShipMove {
    Objects.requireNonNull(from);
    Objects.requireNonNull(type);
    path = path.map(List::copyOf);
    through = through.map(List::copyOf);
    cargo = List.copyOf(cargo);
  }

  /** The move of a ship without a mark. */
  public ShipMove(
      SystemId from,
      UnitType type,
      boolean damaged,
      Optional<List<SystemId>> path,
      Optional<List<Passage>> through,
      List<Pickup> cargo) {
    this(from, type, damaged, path, through, cargo, Optional.empty());
  }

  /** An undamaged ship without cargo that takes the best path. */
  public static ShipMove of(SystemId from, UnitType type) {
    return new ShipMove(from, type, false, Optional.empty(), Optional.empty(), List.of());
  }

  public ShipMove along(List<SystemId> way) {
    return new ShipMove(from, type, damaged, Optional.of(way), through, cargo, mark);
  }

  public ShipMove carrying(List<Pickup> load) {
    return new ShipMove(from, type, damaged, path, through, load, mark);
  }

  public ShipMove through(Passage... passages) {
    return new ShipMove(from, type, damaged, path, Optional.of(List.of(passages)), cargo, mark);
  }

  /** Whether the ship stays in the active system, where it takes something aboard. */
  boolean stays(SystemId active) {
    return from.equals(active) && path.filter(List::isEmpty).isPresent() && !cargo.isEmpty();
  }

  /** The same ship and cargo by the best path. */
  ShipMove anyWay() {
    return new ShipMove(from, type, damaged, Optional.empty(), Optional.empty(), cargo, mark);
  }
}
