package org.lazax.rules.procedure;

import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;

/**
 * A player gains control of a planet; the step that comes next. It belongs to whoever calls it.
 * Rules: control.1, invasion.5.
 */
@WireType("gain-control")
public record GainControl(Service service, Seat seat, PlanetId planet, Step next)
    implements Procedure {
  public enum Step {
    CARD,
    STRUCTURES,
    GAINED
  }

  public static GainControl by(Service service, Seat seat, PlanetId planet) {
    return new GainControl(service, seat, planet, Step.CARD);
  }

  public GainControl at(Step step) {
    return new GainControl(service, seat, planet, step);
  }

  @Override
  public Service owner() {
    return service;
  }
}
