package org.lazax.table.galaxy;

import java.util.Optional;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;

/** The two faces of the wormhole nexus. Rule: wormhole_nexus.1. */
public final class NexusTile {
  public static final TileId INACTIVE = new TileId("82A");
  public static final TileId ACTIVE = new TileId("82B");

  private NexusTile() {}

  /** It lies beside the board from the start. Rule: wormhole_nexus.1. */
  public static PlacedTile atTheStart() {
    return new PlacedTile(INACTIVE, Optional.empty(), 0);
  }

  /** The nexus, if it lies there on its inactive face. */
  public static Optional<SystemId> inactive(Galaxy galaxy) {
    SystemId nexus = atTheStart().system();
    return galaxy.has(nexus)
            && galaxy.tile(nexus).role().equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_INACTIVE))
        ? Optional.of(nexus)
        : Optional.empty();
  }
}
