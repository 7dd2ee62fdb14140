package org.lazax.table.procedure;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Copies;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** The procedures that combat-service conducts. */
public sealed interface CombatProcedure extends Procedure {
  List<Class<?>> TYPES =
      List.of(
          SpaceCannonOffense.class,
          SpaceCombat.class,
          Invasion.class,
          Bombardment.class,
          Commitment.class,
          SpaceCannonDefense.class,
          GroundCombat.class,
          AssignHits.class);

  @Override
  default Service owner() {
    return Service.COMBAT;
  }

  /**
   * After movement, before combat: those with space cannon in range may fire. Rule: space_cannon.2.
   *
   * @param left who has not been asked, in order: the active player, then clockwise
   */
  @WireType("space-cannon-offense")
  record SpaceCannonOffense(Seat active, SystemId system, List<Seat> left)
      implements CombatProcedure {
    public SpaceCannonOffense {
      left = List.copyOf(left);
    }
  }

  /**
   * Two players' ships fight. Ends as {@link CombatOutcome.Fought}. Rule: space_combat.0.
   *
   * @param round from 1
   * @param retreating who has announced a retreat in this round
   * @param hits those rolled and not yet assigned
   */
  @WireType("space-combat")
  record SpaceCombat(
      SystemId system,
      Seat attacker,
      Seat defender,
      int round,
      Step step,
      Optional<Seat> retreating,
      Hits hits)
      implements CombatProcedure {

    /** A fight that begins. */
    public SpaceCombat(SystemId system, Seat attacker, Seat defender) {
      this(system, attacker, defender, 1, Step.BEGIN, Optional.empty(), Hits.NONE);
    }

    /** What comes next in a round. Rules: space_combat.3 to space_combat.8. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      BEGIN,
      BARRAGE_HITS,
      DEFENDER_ANNOUNCES,
      ATTACKER_ANNOUNCES,
      ROLL,
      HITS,
      RETREATED
    }
  }

  /** Hits on the two sides of a combat that are still to be assigned. */
  record Hits(int onAttacker, int onDefender) {
    public static final Hits NONE = new Hits(0, 0);
  }

  /**
   * The active player invades planets of the active system. Rule: invasion.0.
   *
   * @param landed where ground forces were committed
   * @param left the planets on which the present step is still to be done
   */
  @WireType("invasion")
  record Invasion(Seat seat, SystemId system, Step step, List<PlanetId> landed, List<PlanetId> left)
      implements CombatProcedure {
    public Invasion {
      landed = List.copyOf(landed);
      left = List.copyOf(left);
    }

    /** An invasion that begins. */
    public Invasion(Seat seat, SystemId system) {
      this(seat, system, Step.BOMBARDMENT, List.of(), List.of());
    }

    /** What comes next. Rules: invasion.1 to invasion.5. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      BOMBARDMENT,
      COMMIT,
      COMMITTED,
      SPACE_CANNON_DEFENSE,
      GROUND_COMBAT,
      ESTABLISH_CONTROL
    }
  }

  /**
   * The active player's units in space fire at ground forces. Rule: bombardment.0.
   *
   * @param asked whether the active player has chosen
   * @param hits those still to be assigned, by planet
   */
  @WireType("bombardment")
  record Bombardment(Seat seat, SystemId system, boolean asked, Map<PlanetId, Integer> hits)
      implements CombatProcedure {
    public Bombardment {
      hits = Copies.sorted(hits);
    }

    public Bombardment(Seat seat, SystemId system) {
      this(seat, system, false, Map.of());
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
   * @param round the one that is fought, 0 before the first
   * @param hits those rolled and not yet assigned
   */
  @WireType("ground-combat")
  record GroundCombat(
      SystemId system, PlanetId planet, Seat attacker, Seat defender, int round, Hits hits)
      implements CombatProcedure {
    public GroundCombat(SystemId system, PlanetId planet, Seat attacker, Seat defender) {
      this(system, planet, attacker, defender, 0, Hits.NONE);
    }
  }

  /**
   * The owner of units chooses which of them take hits. Rule: destroyed.1.
   *
   * @param hits at least 1
   * @param by who made them
   */
  @WireType("assign-hits")
  record AssignHits(Seat seat, Place place, HitSource source, int hits, Seat by)
      implements CombatProcedure {}
}
