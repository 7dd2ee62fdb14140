package org.lazax.rules.procedure;

import java.util.Optional;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/**
 * How a movement or a relocation ended. Whoever called it places the command token of a retreat.
 * Rules: space_combat.7.4, space_combat.N6.
 *
 * @param to where the units have gone; empty if none arrived
 */
@WireType("relocated")
public record Relocated(Optional<SystemId> to) implements Outcome {}
