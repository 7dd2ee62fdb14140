package org.lazax.rules.procedure;

import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.WireType;

/**
 * A player gains a technology, whatever its prerequisites. Rules: technology.5, technology.N2.
 *
 * @param researched whether it was researched. Abilities that research triggers need that
 */
@WireType("gain-technology")
public record GainTechnology(
    Service service, Seat seat, TechnologyId technology, boolean researched)
    implements GainProcedure {}
