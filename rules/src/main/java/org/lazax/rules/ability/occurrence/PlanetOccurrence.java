package org.lazax.rules.ability.occurrence;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** What happens to planets and what stands there. */
public sealed interface PlanetOccurrence extends StandardOccurrence {
  /**
   * A player gains control of a planet. Structures of other players are still on it.
   *
   * @param loser the player who controlled it before; empty if nobody did
   */
  @WireType("planet-taken")
  record PlanetTaken(Seat active, Seat gainer, PlanetId planet, Optional<Seat> loser)
      implements PlanetOccurrence {}

  /** A player has gained control of a planet. */
  @WireType("planet-gained")
  record PlanetGained(Seat active, Seat gainer, PlanetId planet) implements PlanetOccurrence {}

  /**
   * Two players have traded the card of a planet. Units of the player who gave it are still there,
   * and it still controls the planet. Rule: unit/pride_of_kenara.N1.
   */
  @WireType("planet-traded")
  record PlanetTraded(Seat active, Seat giver, Seat receiver, PlanetId planet)
      implements PlanetOccurrence {}

  /**
   * A player has placed a PDS or a space dock, also in place of another unit.
   *
   * @param structure the one unit
   */
  @WireType("structure-placed")
  record StructurePlaced(Seat active, Place place, UnitStack structure)
      implements PlanetOccurrence {}
}
