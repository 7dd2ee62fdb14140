package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.lazax.chronicle.wire.WireType;

/** From the start of the game to its first round. */
@WireType("setup")
public record Setup(@JsonUnwrapped Progress progress) implements GameProcedure {

  public Setup() {
    this(new Progress(Step.DEAL_FACTIONS.name()));
  }

  /**
   * The setup once its next step is this one.
   *
   * @param next the name of a {@link Step}, or of a step that an expansion brings
   */
  public Setup at(String next) {
    return new Setup(new Progress(next));
  }

  /** The steps of every game. A given position takes the place of all that come after it. */
  public enum Step {
    DEAL_FACTIONS,
    PICK_FACTIONS,
    SPEAKER,
    GALAXY,
    POSITION,
    FACTIONS,
    UNITS,
    TECHNOLOGIES,
    OBJECTIVES,
    SECRETS,
    END
  }

  /**
   * How far the setup is.
   *
   * @param next the name of the step that comes next
   */
  public record Progress(String next) {
    /** Whether this step of every game comes next. */
    public boolean is(Step step) {
      return next.equals(step.name());
    }

    /**
     * The step of every game that comes next.
     *
     * @throws IllegalArgumentException where an expansion brings it
     */
    public Step step() {
      return Step.valueOf(next);
    }
  }
}
