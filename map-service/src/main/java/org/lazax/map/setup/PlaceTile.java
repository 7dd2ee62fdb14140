package org.lazax.map.setup;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** Places a tile of the player's hand while the galaxy is built. */
@JsonClassDescription("Places a tile of the player's hand while the galaxy is built.")
@WireType("map.place-tile")
public record PlaceTile(
    @JsonPropertyDescription("A tile of the player's hand.") TileId tile,
    @JsonPropertyDescription("The free position where the tile is placed.") Hex position)
    implements Command {}
