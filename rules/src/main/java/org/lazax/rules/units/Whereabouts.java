package org.lazax.rules.units;

import java.util.Optional;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * Where a piece that is no unit lies on the board.
 *
 * @param place a planet, or the space area of the ship on which it is
 * @param ship the mark of the ship on which it is; empty if it is on a planet
 */
public record Whereabouts(Place place, Optional<ComponentRef> ship) {}
