package org.lazax.rules.ability.occurrence;

import java.util.Collection;
import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** What happens to ships in and outside of tactical actions. */
public sealed interface ShipOccurrence extends StandardOccurrence {
  /**
   * Ships of a player have moved into the system, in the Move Ships step, in a retreat or by an
   * ability. What else follows from the Move Ships step comes after it. Rule: leader/xuange.N2.
   *
   * @param planets whether there are planets in the system when they come. Rule:
   *     leader/adjudicator_baal.N8
   * @param ships the types of those that their owner has moved itself, each once. Rule:
   *     leader/adjudicator_baal.N1.1
   */
  @WireType("ships-moved")
  record ShipsMoved(
      Seat active,
      Seat mover,
      SystemId system,
      @OmittedByDefault boolean planets,
      @OmittedByDefault List<UnitType> ships)
      implements ShipOccurrence {
    public ShipsMoved {
      ships = List.copyOf(ships);
    }

    /** Ships of these types have come to the system as it is now. */
    public static ShipsMoved to(
        Table table, Seat active, Seat mover, SystemId system, Collection<UnitType> ships) {
      return new ShipsMoved(
          active,
          mover,
          system,
          !table.galaxy().planets(system).isEmpty(),
          ships.stream().distinct().sorted().toList());
    }
  }
}
