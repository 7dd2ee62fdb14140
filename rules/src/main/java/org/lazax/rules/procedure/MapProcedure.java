package org.lazax.rules.procedure;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The procedures that map-service conducts. */
public sealed interface MapProcedure extends Procedure {
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

  /**
   * A player's ships leave a system together for one destination. Ends as {@link Relocated}. Rule:
   * space_combat.7.
   *
   * @param by the player who moves everything in the space area; empty if the ships leave a combat
   */
  @WireType("relocation")
  record Relocation(Seat seat, SystemId from, List<SystemId> destinations, Optional<Seat> by)
      implements MapProcedure {
    public Relocation {
      destinations = List.copyOf(destinations);
    }

    /** Out of a space combat. */
    public Relocation(Seat seat, SystemId from, List<SystemId> destinations) {
      this(seat, from, destinations, Optional.empty());
    }

    /** An ability of another player, or of this one, moves the ships outside of combat. */
    public static Relocation movedBy(
        Seat mover, Seat seat, SystemId from, List<SystemId> destinations) {
      return new Relocation(seat, from, destinations, Optional.of(mover));
    }

    /** The reason why the ships leave. */
    public Reason reason(Table table) {
      if (by.isPresent()) {
        return Reason.MOVED;
      }
      return table.kernel().within(SpaceCombat.class).filter(SpaceCombat::withdraws).isPresent()
          ? Reason.WITHDRAWAL
          : Reason.RETREAT;
    }

    /** The reasons why ships leave a system together. */
    public enum Reason {
      /** A retreat that was announced in a space combat. Rule: space_combat.7. */
      RETREAT,
      /** An ability that lets them leave a space combat. Rule: action_card/skilled_retreat.N1. */
      WITHDRAWAL,
      /** An ability that moves everything in the space area. Rule: leader/airo_shir_aur.N1. */
      MOVED
    }

    /** The player who chooses the destination and the cargo. */
    public Seat chooser() {
      return by.orElse(seat);
    }
  }

  /**
   * Units of a player move to planets of a system without any ship. A die is rolled for each that
   * leaves a gravity rift. Rules: leader/ghom_sekkus.N8, leader/ghom_sekkus.N8.4,
   * unit/pride_of_kenara.N3.
   */
  @WireType("adjacent-landing")
  record AdjacentLanding(Seat seat, SystemId system, List<Leg> legs) implements MapProcedure {
    public AdjacentLanding {
      legs = List.copyOf(legs);
    }

    /** The move of one unit. */
    public record Leg(Place from, UnitStack unit, PlanetId onto) {}
  }

  /**
   * Ships of a player jump to other systems, without a path. A die is rolled for each that leaves a
   * gravity rift. Rules: leader/mirik_aun_sissiri.N4, leader/the_helmsman.N3.
   */
  @WireType("jump")
  record Jump(Seat seat, List<Leap> leaps) implements MapProcedure {
    public Jump {
      leaps = List.copyOf(leaps);
    }

    /** One ship with what it carries. */
    public record Leap(Single ship, SystemId to, List<Single> cargo) {
      public Leap {
        cargo = List.copyOf(cargo);
      }
    }

    /** One unit where it is before the jump. */
    public record Single(Place from, UnitStack unit) {}
  }

  /**
   * A player removes units in excess of the fleet pool or the capacity in a system. Rules:
   * capacity.3.1, fleet_pool.3.
   *
   * @param shipsAlone whether only the fleet pool counts, and not the capacity
   * @param captor the player who captures the removed units; empty if nobody does
   */
  @WireType("trim")
  record Trim(
      Seat seat, SystemId system, @OmittedByDefault boolean shipsAlone, Optional<Seat> captor)
      implements MapProcedure {
    /** All limits apply. */
    public Trim(Seat seat, SystemId system) {
      this(seat, system, false, Optional.empty());
    }

    /**
     * The units that have lost their capacity are captured. Rule: leader/it_feeds_on_carrion.N4.
     */
    public static Trim capturedBy(Seat captor, Seat seat, SystemId system) {
      return new Trim(seat, system, false, Optional.of(captor));
    }

    /** Only the fleet pool applies. Rule: leader/ipswitch_loose_cannon.N3. */
    public static Trim ofShips(Seat seat, SystemId system) {
      return new Trim(seat, system, true, Optional.empty());
    }

    /** Settling opens it wherever a limit is exceeded. */
    @Override
    public boolean interjects() {
      return true;
    }
  }
}
