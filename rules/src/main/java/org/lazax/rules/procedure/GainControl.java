package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.GainControl.Progress.Step;

/** A player gains control of a planet. Rules: control.1, invasion.5. */
@WireType("gain-control")
public record GainControl(
    Service service, Seat seat, PlanetId planet, @JsonUnwrapped Progress progress)
    implements GainProcedure {

  public GainControl(Service service, Seat seat, PlanetId planet) {
    this(service, seat, planet, new Progress(Step.CARD));
  }

  public GainControl at(Step next) {
    return new GainControl(service, seat, planet, new Progress(next));
  }

  /**
   * The progress of the gain.
   *
   * @param next the next step
   */
  public record Progress(Step next) {
    /** What follows while a player gains control of a planet. */
    public enum Step {
      CARD,
      STRUCTURES,
      GAINED
    }
  }
}
