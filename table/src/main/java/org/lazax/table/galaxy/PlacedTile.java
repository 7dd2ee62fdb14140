package org.lazax.table.galaxy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Optional;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.wire.OmittedByDefault;

/**
 * A tile with its position and rotation.
 *
 * @param position empty off the board, where only wormholes lead
 * @param rotation in sixths of a turn clockwise, 0 to 5
 * @param replaced the system whose tile it has replaced; empty for a tile that was laid as it is
 */
public record PlacedTile(
    TileId tile,
    Optional<Hex> position,
    int rotation,
    @OmittedByDefault Optional<SystemId> replaced) {
  public PlacedTile {
    if (rotation < 0 || rotation > 5) {
      throw new IllegalArgumentException("a rotation is 0 to 5, not " + rotation);
    }
  }

  /** A tile that replaces no other one. */
  public PlacedTile(TileId tile, Optional<Hex> position, int rotation) {
    this(tile, position, rotation, Optional.empty());
  }

  public static PlacedTile at(TileId tile, Hex position) {
    return new PlacedTile(tile, Optional.of(position), 0);
  }

  /**
   * The system of the tile. Both sides of the wormhole nexus are one system, which keeps everything
   * in it when the tile is turned. So does a system whose tile is replaced. Rules:
   * wormhole_nexus.N4, leader/adjudicator_baal.N3.
   */
  @JsonIgnore
  public SystemId system() {
    return replaced.orElseGet(this::printed);
  }

  private SystemId printed() {
    String number = tile.value();
    return SystemId.of(
        Character.isLetter(number.charAt(number.length() - 1))
            ? number.substring(0, number.length() - 1)
            : number);
  }

  /** The same tile in another position. */
  public PlacedTile moved(Optional<Hex> there) {
    return new PlacedTile(tile, there, rotation, replaced);
  }

  /** Another tile in place of this one, which stays the same system. */
  public PlacedTile replacedBy(TileId another) {
    return new PlacedTile(another, position, rotation, Optional.of(system()));
  }
}
