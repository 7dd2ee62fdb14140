package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.Invasion.Progress.Step;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** A player invades planets of a system. Rule: invasion.0. */
@WireType("invasion")
@JsonPropertyOrder({"seat", "system", "progress", "manner"})
public record Invasion(
    Seat seat,
    SystemId system,
    @JsonProperty("manner") @OmittedByDefault Kind kind,
    @JsonUnwrapped Progress progress)
    implements CombatProcedure {

  public Invasion(Seat seat, SystemId system) {
    this(seat, system, Kind.REGULAR, Step.BEGIN, List.of());
  }

  private Invasion(Seat seat, SystemId system, Kind kind, Step step, List<PlanetId> landed) {
    this(seat, system, kind, new Progress(step, landed, List.of()));
  }

  /** An invasion without bombardment. After the landing, the invader's ships are removed. */
  public static Invasion withoutReturn(Seat seat, SystemId system) {
    return new Invasion(seat, system, Kind.WITHOUT_RETURN, Step.COMMIT, List.of());
  }

  /** Ground forces have been placed on these planets. No space cannon fires at them. */
  public static Invasion afterPlacement(Seat seat, SystemId system, List<PlanetId> planets) {
    return new Invasion(seat, system, Kind.WITHOUT_SPACE_CANNON, Step.LANDED, planets);
  }

  /** Only ground combat, on these planets. Rule: faction_ability/coalescence.N2. */
  public static Invasion ofGroundCombat(Seat seat, SystemId system, List<PlanetId> planets) {
    return new Invasion(
        seat, system, Kind.REGULAR, new Progress(Step.GROUND_COMBAT, planets, planets));
  }

  /** Settling can open it after its step has passed. Rule: faction_ability/coalescence.N2. */
  @Override
  public boolean interjects() {
    return true;
  }

  /** An ability has landed the invader's ground forces on these planets in its commit step. */
  public static void land(Draft<?, Table> draft, List<PlanetId> planets) {
    if (draft.table().kernel().frameOf(Invasion.class).orElse(null)
        instanceof Frame(int id, Invasion invasion, var _)) {
      draft.add(new FrameChanged(id, invasion.at(invasion.progress.step, planets, List.of())));
    }
  }

  /** Whether ground forces were committed to this planet, or an ability has landed them there. */
  public boolean hasLandedOn(PlanetId planet) {
    return progress.landed.contains(planet);
  }

  /**
   * The invasion at a step, with the planets where ground forces have landed and those where the
   * step is still to be done.
   */
  public Invasion at(Step step, List<PlanetId> landed, List<PlanetId> left) {
    return new Invasion(seat, system, kind, new Progress(step, landed, left));
  }

  /** The special kinds of invasions. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Kind {
    @JsonEnumDefaultValue
    REGULAR,
    /** Once ground forces have been committed, the invader's ships are removed. */
    WITHOUT_RETURN,
    /** No space cannon fires at the ground forces that have landed. */
    @JsonProperty("unseen")
    WITHOUT_SPACE_CANNON
  }

  /**
   * The progress of the invasion.
   *
   * @param step the next step
   * @param landed the planets to which ground forces were committed
   * @param left the planets on which the step is still to be done
   */
  public record Progress(Step step, List<PlanetId> landed, List<PlanetId> left) {
    public Progress {
      landed = List.copyOf(landed);
      left = List.copyOf(left);
    }

    /** The steps. Rules: invasion.1 to invasion.5. */
    @EnumNaming(SnakeCaseStrategy.class)
    public enum Step {
      BEGIN,
      BOMBARDMENT,
      COMMIT,
      /** The abilities at the start of the landing are over. */
      COMMITTING,
      COMMITTED,
      /** The ground forces are on the planets. */
      LANDED,
      /** The reactions to the landing are over. */
      ANSWERED,
      SPACE_CANNON_DEFENSE,
      GROUND_COMBAT,
      ESTABLISH_CONTROL
    }
  }
}
