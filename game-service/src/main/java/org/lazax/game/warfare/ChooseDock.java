package org.lazax.game.warfare;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;

/** The space dock in this place produces. */
@WireType("game.choose-dock")
public record ChooseDock(Place dock) implements Command {}
