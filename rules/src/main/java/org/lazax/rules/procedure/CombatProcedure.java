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
        CombatProcedure.Invasion,
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

  /**
   * Two players' ships fight. Ends as {@link CombatOutcome.Fought}. Rule: space_combat.0.
   *
   * @param round from 1
   * @param retreating who has announced a retreat in this round, or withdraws without one
   * @param manner how it differs from others; as most are where it is left out
   */
  @RecordBuilder
  @WireType("space-combat")
  record SpaceCombat(
      SystemId system,
      Seat attacker,
      Seat defender,
      int round,
      SpaceCombat.Step step,
      Optional<Seat> retreating,
      Optional<SpaceCombat.Manner> manner)
      implements Combat, CombatProcedureSpaceCombatBuilder.With {

    /** It may come where its time has gone by. Rule: faction_ability/coalescence.N2. */
    @Override
    public boolean interjects() {
      return true;
    }

    /** A fight that begins. */
    public SpaceCombat(SystemId system, Seat attacker, Seat defender) {
      this(system, attacker, defender, 1, SpaceCombat.Step.BEGIN, Optional.empty());
    }

    /** One like most, at a step. */
    public SpaceCombat(
        SystemId system,
        Seat attacker,
        Seat defender,
        int round,
        SpaceCombat.Step step,
        Optional<Seat> retreating) {
      this(system, attacker, defender, round, step, retreating, Optional.empty());
    }

    /** A fight that begins, and that no ship leaves. */
    public static SpaceCombat withoutRetreat(SystemId system, Seat attacker, Seat defender) {
      return new SpaceCombat(system, attacker, defender)
          .withManner(Optional.of(SpaceCombat.Manner.WITHOUT_RETREAT));
    }

    public boolean is(SpaceCombat.Manner wanted) {
      return manner.filter(it -> it == wanted).isPresent();
    }

    /** How a space combat differs from others. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Manner {
      /** No side retreats, and nothing else moves the ships of either. */
      WITHOUT_RETREAT
    }

    /** What comes next in a round. Rules: space_combat.3 to space_combat.9. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      BEGIN,
      BARRAGE,
      DEFENDER_ANNOUNCES,
      /** What may be used before is done, and the defender announces. */
      DEFENDER_ASKED,
      ATTACKER_ANNOUNCES,
      ROLL,
      HITS_ASSIGNED,
      RETREAT,
      RETREATED,
      /** A side leaves beside any retreat, and nobody wins. */
      WITHDRAWAL,
      WITHDRAWN,
      ROUND_ENDS,
      /** All of the round is done, but for what its end lets players do. */
      ROUND_ENDED,
      /** The same, for the last round. */
      COMBAT_ENDED
    }
  }

  /**
   * The active player invades planets of the active system. Rule: invasion.0.
   *
   * @param landed where ground forces were committed
   * @param left the planets on which the present step is still to be done
   * @param manner how it differs from others; as most are where it is left out
   */
  @WireType("invasion")
  record Invasion(
      Seat seat,
      SystemId system,
      Invasion.Step step,
      List<PlanetId> landed,
      List<PlanetId> left,
      Optional<Invasion.Manner> manner)
      implements CombatProcedure {
    public Invasion {
      landed = List.copyOf(landed);
      left = List.copyOf(left);
    }

    /** It may come where its time has gone by. Rule: faction_ability/coalescence.N2. */
    @Override
    public boolean interjects() {
      return true;
    }

    /** An invasion that begins. */
    public Invasion(Seat seat, SystemId system) {
      this(seat, system, Invasion.Step.BEGIN, List.of(), List.of(), Optional.empty());
    }

    /** One like most, at a step. */
    public Invasion(
        Seat seat,
        SystemId system,
        Invasion.Step step,
        List<PlanetId> landed,
        List<PlanetId> left) {
      this(seat, system, step, landed, left, Optional.empty());
    }

    /** One that begins with the landing, after which the invader's ships are gone. */
    public static Invasion withoutReturn(Seat seat, SystemId system) {
      return new Invasion(
          seat,
          system,
          Invasion.Step.COMMIT,
          List.of(),
          List.of(),
          Optional.of(Invasion.Manner.WITHOUT_RETURN));
    }

    /** One by ground forces that have landed already, and at which no cannon fires. */
    public static Invasion unseen(Seat seat, SystemId system, List<PlanetId> landed) {
      return new Invasion(
          seat,
          system,
          Invasion.Step.LANDED,
          landed,
          List.of(),
          Optional.of(Invasion.Manner.UNSEEN));
    }

    /** The same at a step. */
    public Invasion at(Invasion.Step now, List<PlanetId> landedNow, List<PlanetId> leftNow) {
      return new Invasion(seat, system, now, landedNow, leftNow, manner);
    }

    public boolean is(Invasion.Manner wanted) {
      return manner.filter(it -> it == wanted).isPresent();
    }

    /** How an invasion differs from others. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Manner {
      /** Once ground forces have been committed the invader's ships go back to reserve. */
      WITHOUT_RETURN,
      /** No space cannon fires at the ground forces that have landed. */
      UNSEEN
    }

    /** What comes next. Rules: invasion.1 to invasion.5. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      BEGIN,
      BOMBARDMENT,
      COMMIT,
      /** What may be used as ground forces are committed is done. */
      COMMITTING,
      COMMITTED,
      /** Ground forces are where they land. */
      LANDED,
      /** Who has seen them land has done what can be done about it. */
      ANSWERED,
      SPACE_CANNON_DEFENSE,
      GROUND_COMBAT,
      ESTABLISH_CONTROL
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
   * Two players' ground forces fight on a planet. Ends as {@link CombatOutcome.Fought}. Rule:
   * ground_combat.0.
   *
   * @param round from 1
   */
  @RecordBuilder
  @WireType("ground-combat")
  record GroundCombat(
      SystemId system,
      PlanetId planet,
      Seat attacker,
      Seat defender,
      int round,
      GroundCombat.Step step)
      implements Combat, CombatProcedureGroundCombatBuilder.With {
    /** A fight that begins. */
    public GroundCombat(SystemId system, PlanetId planet, Seat attacker, Seat defender) {
      this(system, planet, attacker, defender, 1, GroundCombat.Step.BEGIN);
    }

    /** What comes next in a round. Rules: ground_combat.1 to ground_combat.4. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      BEGIN,
      ROLL,
      HITS_ASSIGNED,
      ROUND_ENDS,
      /** All of the round is done, but for what its end lets players do. */
      ROUND_ENDED,
      /** The same, for the last round. */
      COMBAT_ENDED
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
