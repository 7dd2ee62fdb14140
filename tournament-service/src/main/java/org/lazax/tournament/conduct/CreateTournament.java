package org.lazax.tournament.conduct;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.tournament.state.Settings;

/** Creates a tournament. Whoever creates it is its first organiser, {@code o1}. */
@WireType("tournament.create")
public record CreateTournament(Settings settings) implements Command {}
