package org.lazax.table.galaxy;

import java.util.Optional;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;

/**
 * A system where it lies.
 *
 * @param position empty beside the board: reached through wormholes alone
 * @param tile what is printed there
 */
public record StarSystem(SystemId id, Optional<Hex> position, Tile tile) {}
