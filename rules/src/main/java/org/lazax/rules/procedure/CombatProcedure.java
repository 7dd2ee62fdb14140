package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** The procedures that combat-service conducts. */
public sealed interface CombatProcedure extends Procedure
    permits CombatProcedure.SpaceCannonOffense,
        Combat,
        Invasion,
        Bombardment,
        CombatProcedure.Commitment,
        CombatProcedure.SpaceCannonDefense,
        RollHits,
        TakeHits,
        CaptureRolls,
        CombatProcedure.AssignHits,
        CombatProcedure.SingleOut,
        CombatProcedure.Destroyed {
  @Override
  default Service owner() {
    return Service.COMBAT;
  }

  /**
   * After movement and before combat, players with space cannon in range may fire. Rule:
   * space_cannon.2.
   */
  @WireType("space-cannon-offense")
  record SpaceCannonOffense(
      Seat active, SystemId system, @JsonUnwrapped SpaceCannonOffense.Progress progress)
      implements CombatProcedure {

    /** The active player has moved no ships. These players are asked, in order. */
    public SpaceCannonOffense(Seat active, SystemId system, List<Seat> asked) {
      this(active, system, asked, false);
    }

    /**
     * These players may fire.
     *
     * @param asked the players in order: the active player, then clockwise
     * @param moved whether the active player has moved ships, so that abilities of the other
     *     players come first
     */
    public SpaceCannonOffense(Seat active, SystemId system, List<Seat> asked, boolean moved) {
      this(active, system, new SpaceCannonOffense.Progress(asked, moved));
    }

    /**
     * The step after the abilities of the moved ships, with the players who are still to be asked.
     */
    public SpaceCannonOffense asking(List<Seat> left) {
      return new SpaceCannonOffense(active, system, left);
    }

    /**
     * The progress of the step.
     *
     * @param left the players who have not been asked, in order
     * @param moved whether the abilities that are triggered by the moved ships are still to come
     */
    public record Progress(List<Seat> left, @OmittedByDefault boolean moved) {
      public Progress {
        left = List.copyOf(left);
      }
    }
  }

  /** The active player commits ground forces. Ends as {@link CombatOutcome.Landed}. */
  @WireType("commitment")
  record Commitment(Seat seat, SystemId system) implements CombatProcedure {}

  /**
   * Units on a planet fire at ground forces that have landed on it. Rule: space_cannon.6.
   *
   * @param active the player who has landed
   */
  @WireType("space-cannon-defense")
  record SpaceCannonDefense(
      Seat active,
      SystemId system,
      PlanetId planet,
      @JsonUnwrapped SpaceCannonDefense.Progress progress)
      implements CombatProcedure {

    /**
     * These players may fire.
     *
     * @param asked clockwise from the active player
     */
    public SpaceCannonDefense(Seat active, SystemId system, PlanetId planet, List<Seat> asked) {
      this(active, system, planet, new SpaceCannonDefense.Progress(asked));
    }

    /** The step with these players still to be asked. */
    public SpaceCannonDefense asking(List<Seat> left) {
      return new SpaceCannonDefense(active, system, planet, left);
    }

    /**
     * The progress of the step.
     *
     * @param left the players who have not been asked, in order
     */
    public record Progress(List<Seat> left) {
      public Progress {
        left = List.copyOf(left);
      }
    }
  }

  /**
   * A player assigns hits to its units. Rules: sustain_damage.1, space_combat.6.
   *
   * @param hits the number of hits; hits that are cancelled before they are assigned are subtracted
   * @param by the player who made them
   * @param targets the units that must take them
   * @param sustained units that have cancelled hits by sustaining damage, as they were before. No
   *     unit does so twice.
   * @param named units that are destroyed without a question as soon as no more damage is sustained
   */
  @WireType("assign-hits")
  @JsonPropertyOrder({
    "seat",
    "place",
    "source",
    "hits",
    "by",
    "targets",
    "progress",
    "sustained",
    "named"
  })
  record AssignHits(
      Seat seat,
      Place place,
      HitSource source,
      int hits,
      Seat by,
      HitTargets targets,
      List<UnitStack> sustained,
      Optional<List<UnitStack>> named,
      @JsonUnwrapped AssignHits.Progress progress)
      implements CombatProcedure {
    public AssignHits {
      sustained = List.copyOf(sustained);
      named = named.map(List::copyOf);
    }

    /** Hits on any units that this source hits. */
    public AssignHits(Seat seat, Place place, HitSource source, int hits, Seat by) {
      this(seat, place, source, hits, by, HitTargets.of(source));
    }

    public AssignHits(
        Seat seat, Place place, HitSource source, int hits, Seat by, HitTargets targets) {
      this(
          seat,
          place,
          source,
          hits,
          by,
          targets,
          List.of(),
          Optional.empty(),
          new AssignHits.Progress(false));
    }

    /** Hits for which {@link TakeHits} has already opened the moment. */
    static AssignHits ofTakenHits(
        Seat seat,
        Place place,
        HitSource source,
        int hits,
        Seat by,
        HitTargets targets,
        List<UnitStack> sustained,
        Optional<List<UnitStack>> named) {
      return new AssignHits(
          seat, place, source, hits, by, targets, sustained, named, new AssignHits.Progress(true));
    }

    /** The assignment after the moment in which the player can cancel some of the hits. */
    public AssignHits told() {
      return cancelled(0);
    }

    /** The assignment with this number of hits cancelled. */
    AssignHits cancelled(int count) {
      return new AssignHits(
          seat,
          place,
          source,
          Math.max(0, hits - count),
          by,
          targets,
          sustained,
          named,
          new AssignHits.Progress(true));
    }

    /**
     * The progress of the assignment.
     *
     * @param told whether the moment in which the player can cancel some of the hits is over
     */
    public record Progress(boolean told) {}
  }

  /**
   * A player chooses some units of one owner, to which something happens. The player is not asked
   * if there is no choice.
   *
   * @param among the units that can be chosen, as far as they are still there
   * @param by the player whose ability it is
   */
  @WireType("single-out")
  record SingleOut(
      Seat chooser,
      Place place,
      List<UnitStack> among,
      int count,
      Fate fate,
      HitSource source,
      Seat by)
      implements CombatProcedure {
    public SingleOut {
      among = List.copyOf(among);
    }

    /** What happens to the units. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Fate {
      DESTROYED,
      /** Each takes a hit that cannot be assigned to another unit. */
      HIT,
      DAMAGED,
      REPAIRED
    }
  }

  /**
   * Units have been destroyed outside of fights. The abilities that follow come now. Rule:
   * destroyed.2.
   *
   * @param by the player who has destroyed them; empty if no player has
   */
  @WireType("destroyed")
  record Destroyed(Place place, List<UnitStack> units, Optional<Seat> by)
      implements CombatProcedure {
    public Destroyed {
      units = List.copyOf(units);
    }

    /** Settling opens it wherever units cannot stay. */
    @Override
    public boolean interjects() {
      return true;
    }
  }
}
