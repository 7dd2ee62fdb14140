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
 * One face of a system tile.
 *
 * @param back the colour of its back, by which tiles are dealt; none for tiles with two faces and
 *     for Mecatol Rex
 * @param role what sets this tile apart from others of its kind, if anything
 * @param faction whose home system or own tile it is
 * @param hyperlanes lines across a hyperlane tile as printed, before it is turned
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

  /** A hyperlane tile is no system: nothing can stand there. */
  public boolean isSystem() {
    return kind != Kind.HYPERLANE;
  }

  /** What a tile is for. */
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

  /** Tiles that have a place of their own in the rules. */
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
