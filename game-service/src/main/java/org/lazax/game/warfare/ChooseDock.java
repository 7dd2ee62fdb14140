package org.lazax.game.warfare;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;

/** The space dock in this place produces. */
@JsonClassDescription("Chooses the space dock that produces.")
@WireType("game.choose-dock")
public record ChooseDock(@JsonPropertyDescription("The place of the space dock.") Place dock)
    implements Command {}
