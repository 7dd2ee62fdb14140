package org.lazax.table.galaxy;

import java.util.Optional;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;

/** The two faces of the wormhole nexus. Rule: wormhole_nexus.1. */
public final class NexusTile {
  public static final TileId INACTIVE = new TileId("82A");
  public static final TileId ACTIVE = new TileId("82B");

  private NexusTile() {}

  /** The tile beside the board at the start of a game. Rule: wormhole_nexus.1. */
  public static PlacedTile atTheStart() {
    return new PlacedTile(INACTIVE, Optional.empty(), 0);
  }

  /** The system of the nexus, if it shows its inactive side. */
  public static Optional<SystemId> inactive(Galaxy galaxy) {
    SystemId nexus = atTheStart().system();
    return galaxy.has(nexus)
            && galaxy.tile(nexus).role().equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_INACTIVE))
        ? Optional.of(nexus)
        : Optional.empty();
  }
}
