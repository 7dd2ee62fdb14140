package org.lazax.rules.procedure;

import java.util.Optional;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/**
 * The end of a movement or a relocation. The caller places the command token of a retreat. Rules:
 * space_combat.7.4, space_combat.N6.
 *
 * @param to the destination; empty if no unit arrived
 */
@WireType("relocated")
public record Relocated(Optional<SystemId> to) implements ProcedureOutcome {}
