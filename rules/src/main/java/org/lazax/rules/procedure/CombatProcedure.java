package org.lazax.rules.procedure;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
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
        CombatProcedure.SingleOut {
  List<Class<?>> TYPES =
      List.of(
          SpaceCannonOffense.class,
          SpaceCombat.class,
          Invasion.class,
          Bombardment.class,
          Commitment.class,
          SpaceCannonDefense.class,
          GroundCombat.class,
          RollHits.class,
          TakeHits.class,
          CaptureRolls.class,
          AssignHits.class,
          SingleOut.class);

  @Override
  default Service owner() {
    return Service.COMBAT;
  }

  /**
   * After movement, before combat: those with space cannon in range may fire. Rule: space_cannon.2.
   *
   * @param left who has not been asked, in order: the active player, then clockwise
   * @param moved whether the active player's ships have come, as long as nobody has been told
   */
  @WireType("space-cannon-offense")
  record SpaceCannonOffense(Seat active, SystemId system, List<Seat> left, Optional<Boolean> moved)
      implements CombatProcedure {
    public SpaceCannonOffense {
      left = List.copyOf(left);
    }

    /** No ship has come that anybody would be told of. */
    public SpaceCannonOffense(Seat active, SystemId system, List<Seat> left) {
      this(active, system, left, Optional.empty());
    }

    /** The same with these still to be asked, once all are told who has come. */
    public SpaceCannonOffense told(List<Seat> still) {
      return new SpaceCannonOffense(active, system, still);
    }
  }

  /** The active player commits ground forces. Ends as {@link CombatOutcome.Landed}. */
  @WireType("commitment")
  record Commitment(Seat seat, SystemId system) implements CombatProcedure {}

  /**
   * Units on a planet fire at those that have landed on it. Rule: space_cannon.6.
   *
   * @param active who has landed
   * @param left who has not been asked, clockwise from the active player
   */
  @WireType("space-cannon-defense")
  record SpaceCannonDefense(Seat active, SystemId system, PlanetId planet, List<Seat> left)
      implements CombatProcedure {
    public SpaceCannonDefense {
      left = List.copyOf(left);
    }
  }

  /**
   * A player's units take hits. Rules: sustain_damage.1, space_combat.6.
   *
   * @param targets which of them have to
   * @param by who made them
   * @param told whether it was the time to cancel some of the hits
   * @param sustained those that have cancelled some by sustaining damage, as they were: none does
   *     so twice
   * @param named once the time to sustain damage is over: what the player has named to be
   *     destroyed, perhaps nothing yet
   */
  @RecordBuilder
  @WireType("assign-hits")
  record AssignHits(
      Seat seat,
      Place place,
      HitSource source,
      int hits,
      Seat by,
      HitTargets targets,
      boolean told,
      List<UnitStack> sustained,
      Optional<List<UnitStack>> named)
      implements CombatProcedure, CombatProcedureAssignHitsBuilder.With {
    public AssignHits {
      sustained = List.copyOf(sustained);
      named = named.map(List::copyOf);
    }

    /** Hits on whatever this source hits. */
    public AssignHits(Seat seat, Place place, HitSource source, int hits, Seat by) {
      this(seat, place, source, hits, by, HitTargets.of(source));
    }

    public AssignHits(
        Seat seat, Place place, HitSource source, int hits, Seat by, HitTargets targets) {
      this(seat, place, source, hits, by, targets, false, List.of(), Optional.empty());
    }

    /** The same with so many hits left. */
    public AssignHits left(int hitsLeft) {
      return with(it -> it.hits(hitsLeft).told(true));
    }
  }

  /**
   * A player chooses what befalls which of some units of one owner. Nobody is asked where there is
   * no choice.
   *
   * @param among those it may befall, as far as they are still there
   * @param by whose ability it is
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

    /** What befalls units. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Fate {
      DESTROYED,
      /** Each takes a hit that no other unit can take. */
      HIT,
      DAMAGED,
      REPAIRED
    }
  }
}
