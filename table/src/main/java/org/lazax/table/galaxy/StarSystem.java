package org.lazax.table.galaxy;

import java.util.Optional;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;

/**
 * A system with its position.
 *
 * @param position empty beside the board, where only wormholes lead
 * @param tile the printed tile
 */
public record StarSystem(SystemId id, Optional<Hex> position, Tile tile) {}
