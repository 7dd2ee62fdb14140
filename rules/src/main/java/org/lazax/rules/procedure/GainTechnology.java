package org.lazax.rules.procedure;

import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;

/**
 * A player gains a technology, whatever its prerequisites. The service that calls it conducts it.
 * Rules: technology.5, technology.N2.
 *
 * @param researched whether it was researched. Abilities that research triggers need that
 */
@WireType("gain-technology")
public record GainTechnology(
    Service service, Seat seat, TechnologyId technology, boolean researched) implements Procedure {
  @Override
  public Service owner() {
    return service;
  }
}
