package org.lazax.table.galaxy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Optional;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;

/**
 * A tile with its position and rotation.
 *
 * @param position empty off the board, where only wormholes lead
 * @param rotation in sixths of a turn clockwise, 0 to 5
 */
public record PlacedTile(TileId tile, Optional<Hex> position, int rotation) {
  public PlacedTile {
    if (rotation < 0 || rotation > 5) {
      throw new IllegalArgumentException("a rotation is 0 to 5, not " + rotation);
    }
  }

  public static PlacedTile at(TileId tile, Hex position) {
    return new PlacedTile(tile, Optional.of(position), 0);
  }

  /**
   * The system of the tile. Both sides of the wormhole nexus are one system, which keeps everything
   * in it when the tile is turned. Rule: wormhole_nexus.N4.
   */
  @JsonIgnore
  public SystemId system() {
    String number = tile.value();
    return SystemId.of(
        Character.isLetter(number.charAt(number.length() - 1))
            ? number.substring(0, number.length() - 1)
            : number);
  }
}
