package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.GroundCombat.Progress.Step;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * Two players' ground forces fight on a planet. Ends as {@link CombatOutcome.Fought}. Rule:
 * ground_combat.0.
 */
@WireType("ground-combat")
public record GroundCombat(
    SystemId system,
    PlanetId planet,
    Seat attacker,
    Seat defender,
    @JsonUnwrapped Progress progress)
    implements Combat {

  public GroundCombat(SystemId system, PlanetId planet, Seat attacker, Seat defender) {
    this(system, planet, attacker, defender, new Progress(1, Step.BEGIN));
  }

  @Override
  public Place place() {
    return Place.on(system, planet);
  }

  @Override
  public int round() {
    return progress.round;
  }

  /** The combat at another step of the same round. */
  public GroundCombat at(Step step) {
    return with(new Progress(progress.round, step));
  }

  /** The next round, after its beginning. */
  public GroundCombat inNextRound() {
    return with(new Progress(progress.round + 1, Step.ROLL));
  }

  private GroundCombat with(Progress now) {
    return new GroundCombat(system, planet, attacker, defender, now);
  }

  /**
   * The progress of the combat.
   *
   * @param round the round, from 1
   * @param step the next step
   */
  public record Progress(int round, Step step) {

    /** The steps. Rules: ground_combat.1 to ground_combat.4. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      BEGIN,
      ROLL,
      HITS_ASSIGNED,
      ROUND_ENDS,
      /** The abilities at the end of the round are over. */
      ROUND_ENDED,
      /** The abilities at the end of the last round are over. */
      COMBAT_ENDED
    }
  }
}
