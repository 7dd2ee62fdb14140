package org.lazax.rules.ability.occurrence;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The production of units. */
public sealed interface ProductionOccurrence extends StandardOccurrence {
  /** A player is about to produce units, with PRODUCTION or by another effect. */
  @WireType("units-to-produce")
  record UnitsToProduce(Seat active, Seat producer, SystemId system)
      implements ProductionOccurrence {}

  /** A player is about to use PRODUCTION of units. Rule: abilities.15. */
  @WireType("production-begins")
  record ProductionBegins(Seat active, Seat producer, SystemId system)
      implements ProductionOccurrence {}

  /**
   * A player has produced units.
   *
   * @param byUnits whether units used PRODUCTION, and not another effect
   * @param units what was produced
   * @param dock the place of the one space dock that has produced; empty if it was no dock by
   *     itself
   */
  @WireType("units-produced")
  record UnitsProduced(
      Seat active,
      Seat producer,
      SystemId system,
      boolean byUnits,
      @OmittedByDefault List<UnitStack> units,
      @OmittedByDefault Optional<Place> dock)
      implements ProductionOccurrence {
    /** No one dock has produced. */
    public UnitsProduced(
        Seat active, Seat producer, SystemId system, boolean byUnits, List<UnitStack> units) {
      this(active, producer, system, byUnits, units, Optional.empty());
    }

    public UnitsProduced {
      units = List.copyOf(units);
    }

    /** Whether units of this player used PRODUCTION. */
    public boolean isByUnitsOf(Seat seat) {
      return byUnits && producer.equals(seat);
    }

    /** How many units of a type were produced. */
    public int count(UnitType type) {
      return units.stream().filter(stack -> stack.type() == type).mapToInt(UnitStack::count).sum();
    }
  }
}
