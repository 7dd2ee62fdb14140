package org.lazax.rules.ability.occurrence;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/** What happens in a tactical action before and after its combats. */
public sealed interface TacticalActionOccurrence extends StandardOccurrence {
  /**
   * The command token is in the system. No ship has moved yet. Rule: active_system.1.
   *
   * @param wormholes what wormholes the system had when it was activated; those that are placed
   *     later in the action are not among them
   */
  @WireType("system-activated")
  record SystemActivated(Seat active, SystemId system, @OmittedByDefault List<Wormhole> wormholes)
      implements TacticalActionOccurrence {
    public SystemActivated {
      wormholes = List.copyOf(wormholes);
    }
  }

  /** All that follows the activation is over. No ship has moved yet. Rule: movement.1. */
  @WireType("movement-begins")
  record MovementBegins(Seat active, SystemId system) implements TacticalActionOccurrence {}

  /**
   * A player has moved ships into the system. Nobody has fired at them yet. Rules: movement.6,
   * leader/airo_shir_aur.N2.
   *
   * @param active the player who has moved them
   * @param throughWormholes the number of ships with a capacity that came through a wormhole
   * @param of the player whose ships they are, if it is another one
   */
  @WireType("ships-came")
  record ShipsCame(
      Seat active, SystemId system, int throughWormholes, @OmittedByDefault Optional<Seat> of)
      implements TacticalActionOccurrence {
    public ShipsCame(Seat active, SystemId system, int throughWormholes) {
      this(active, system, throughWormholes, Optional.empty());
    }

    /** A player has moved ships of this owner, maybe its own. */
    public static ShipsCame of(Seat mover, Seat owner, SystemId system, int throughWormholes) {
      return new ShipsCame(
          mover, system, throughWormholes, Optional.of(owner).filter(seat -> !seat.equals(mover)));
    }

    /** The player whose ships they are. Rule: leader/airo_shir_aur.N3. */
    public Seat owner() {
      return of.orElse(active);
    }
  }

  /** All steps of a tactical action are over. */
  @WireType("tactical-action-ends")
  record TacticalActionEnds(Seat active, SystemId system) implements TacticalActionOccurrence {}
}
