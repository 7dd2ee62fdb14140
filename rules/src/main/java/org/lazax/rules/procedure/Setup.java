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
   * The setup with this as its next step.
   *
   * @param next the name of a {@link Step}, or of a step that an expansion brings
   */
  public Setup at(String next) {
    return new Setup(new Progress(next));
  }

  /** The steps of every game. A given position replaces all steps after it. */
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
   * The progress of the setup.
   *
   * @param next the name of the next step
   */
  public record Progress(String next) {
    /** Whether the next step is this one. */
    public boolean is(Step step) {
      return next.equals(step.name());
    }

    /**
     * The next step.
     *
     * @throws IllegalArgumentException if an expansion brings it
     */
    public Step step() {
      return Step.valueOf(next);
    }
  }
}
