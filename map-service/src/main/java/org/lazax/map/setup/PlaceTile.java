package org.lazax.map.setup;

import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Places a tile of the player's hand while the galaxy is built. */
@WireType("map.place-tile")
public record PlaceTile(TileId tile, Hex position) implements Command {}
