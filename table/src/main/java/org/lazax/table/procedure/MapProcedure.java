package org.lazax.table.procedure;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/** The procedures that map-service conducts. */
public sealed interface MapProcedure extends Procedure {
  List<Class<?>> TYPES = List.of(BuildGalaxy.class, Movement.class, Relocation.class, Trim.class);

  @Override
  default Service owner() {
    return Service.MAP;
  }

  /** Lays the tiles of the layout. */
  @WireType("build-galaxy")
  record BuildGalaxy() implements MapProcedure {}

  /** The active player moves ships into the active system. Rule: movement.1. */
  @WireType("movement")
  record Movement(Seat seat, SystemId system) implements MapProcedure {}

  /** A player's units leave a combat for one of these systems. Rule: space_combat.7. */
  @WireType("relocation")
  record Relocation(Seat seat, SystemId from, List<SystemId> destinations)
      implements MapProcedure {}

  /**
   * A player removes units beyond the fleet pool or the capacity in a system. Rules: capacity.3.1,
   * fleet_pool.3.
   */
  @WireType("trim")
  record Trim(Seat seat, SystemId system) implements MapProcedure {
    /** Settling opens it wherever a limit is broken. */
    @Override
    public boolean interjects() {
      return true;
    }
  }
}
