package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Two players' ships fight. Ends as {@link CombatOutcome.Fought}. Rule: space_combat.0. */
@WireType("space-combat")
@JsonPropertyOrder({"system", "attacker", "defender", "progress", "manner"})
public record SpaceCombat(
    SystemId system,
    Seat attacker,
    Seat defender,
    @JsonProperty("manner") @OmittedByDefault Kind kind,
    @JsonUnwrapped Progress progress)
    implements Combat {

  public SpaceCombat(SystemId system, Seat attacker, Seat defender) {
    this(system, attacker, defender, Kind.REGULAR, Progress.BEGIN);
  }

  /** A combat that no ship can leave. */
  public static SpaceCombat withoutRetreat(SystemId system, Seat attacker, Seat defender) {
    return new SpaceCombat(system, attacker, defender, Kind.WITHOUT_RETREAT, Progress.BEGIN);
  }

  /** Settling can open it after its step has passed. Rule: faction_ability/coalescence.N2. */
  @Override
  public boolean interjects() {
    return true;
  }

  @Override
  public Place place() {
    return Place.space(system);
  }

  @Override
  public int round() {
    return progress.round;
  }

  /** Whether a side withdraws now, which is not a retreat. */
  public boolean withdraws() {
    return progress.step == Step.WITHDRAWN;
  }

  /** Whether the ships of a side have retreated or withdrawn. */
  public boolean hasLeft() {
    return progress.step == Step.RETREATED || progress.step == Step.WITHDRAWN;
  }

  /** The combat at another step of the same round. */
  public SpaceCombat at(Step step) {
    return with(new Progress(progress.round, step, progress.retreating));
  }

  /** The next round, after its beginning. */
  public SpaceCombat inNextRound() {
    return with(new Progress(progress.round + 1, Step.BARRAGE, Optional.empty()));
  }

  /**
   * The combat after a side has said whether it retreats.
   *
   * @param retreating that side if it retreats
   */
  public SpaceCombat announced(Optional<Seat> retreating, Step next) {
    return with(new Progress(progress.round, next, retreating));
  }

  /** A side leaves at once without a retreat. */
  public SpaceCombat withdrawn(Seat seat) {
    return announced(Optional.of(seat), Step.WITHDRAWAL);
  }

  private SpaceCombat with(Progress now) {
    return new SpaceCombat(system, attacker, defender, kind, now);
  }

  /** The special kinds of space combats. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Kind {
    @JsonEnumDefaultValue
    REGULAR,
    /** No side can retreat, and no ability moves the ships of a side. */
    WITHOUT_RETREAT
  }

  /**
   * The progress of the combat.
   *
   * @param round the round, from 1
   * @param step the next step
   * @param retreating the side that has announced a retreat in this round, or withdraws
   */
  public record Progress(int round, Step step, Optional<Seat> retreating) {
    static final Progress BEGIN = new Progress(1, Step.BEGIN, Optional.empty());

    /** The steps. Rules: space_combat.3 to space_combat.9. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      BEGIN,
      BARRAGE,
      DEFENDER_ANNOUNCES,
      /** The abilities before the announcement are over. */
      DEFENDER_ASKED,
      ATTACKER_ANNOUNCES,
      ROLL,
      HITS_ASSIGNED,
      RETREAT,
      RETREATED,
      /** A side leaves without a retreat, and nobody wins. */
      WITHDRAWAL,
      WITHDRAWN,
      ROUND_ENDS,
      /** The abilities at the end of the round are over. */
      ROUND_ENDED,
      /** The abilities at the end of the last round are over. */
      COMBAT_ENDED
    }
  }
}
