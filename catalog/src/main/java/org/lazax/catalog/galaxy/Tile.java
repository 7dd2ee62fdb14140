package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Frozen;

/**
 * A face of a tile.
 *
 * @param back the colour of its back; empty for tiles with two faces and for Mecatol Rex
 * @param role its special role in the rules, if any
 * @param faction the faction to which the tile belongs, such as the owner of a home system
 * @param hyperlanes the lines of a hyperlane tile before it is turned
 */
public record Tile(
    TileId id,
    Kind kind,
    Optional<Back> back,
    Optional<Role> role,
    Optional<FactionId> faction,
    List<PlanetId> planets,
    Set<Wormhole> wormholes,
    Set<Anomaly> anomalies,
    List<Hyperlane> hyperlanes,
    ExpansionId expansion)
    implements Entry<TileId> {
  public Tile {
    planets = List.copyOf(planets);
    wormholes = Frozen.set(wormholes);
    anomalies = Frozen.set(anomalies);
    hyperlanes = List.copyOf(hyperlanes);
  }

  /** Whether the tile is a system. A hyperlane tile is not: it cannot contain units. */
  public boolean isSystem() {
    return kind != Kind.HYPERLANE;
  }

  /** Whether the tile is a home system. The gate of the Creuss is none. */
  public boolean isHome() {
    return kind == Kind.HOME;
  }

  /** The kinds of tiles. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Kind {
    HOME,
    BLUE,
    RED,
    HYPERLANE,
    SPECIAL
  }

  /** The colour of a tile's back. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Back {
    GREEN,
    BLUE,
    RED
  }

  /** The roles of tiles that the rules mention individually. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Role {
    GALACTIC_CENTER,
    CREUSS_GATE,
    CREUSS_HOME_OFF_MAP,
    MUAAT_HERO_SUPERNOVA,
    WORMHOLE_NEXUS_INACTIVE,
    WORMHOLE_NEXUS_ACTIVE
  }
}
