package org.lazax.table.galaxy;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.galaxy.Wormhole;

/** A token in the space area of a system. */
@JsonClassDescription("A token in the space area of a system.")
@EnumNaming(SnakeCaseStrategy.class)
public enum Marker {
  /** The space area may be explored. Rule: frontier_tokens.0. */
  FRONTIER(null),
  CREUSS_ALPHA(Wormhole.ALPHA),
  CREUSS_BETA(Wormhole.BETA),
  GAMMA_WORMHOLE(Wormhole.GAMMA),
  /** The ion storm token, which has two sides. */
  ION_STORM_ALPHA(Wormhole.ALPHA),
  ION_STORM_BETA(Wormhole.BETA);

  private final @Nullable Wormhole wormhole;

  Marker(@Nullable Wormhole wormhole) {
    this.wormhole = wormhole;
  }

  /** The wormhole on the token, if there is one. */
  public Optional<Wormhole> wormhole() {
    return Optional.ofNullable(wormhole);
  }

  public boolean isIonStorm() {
    return this == ION_STORM_ALPHA || this == ION_STORM_BETA;
  }

  /** The other side of the ion storm token; all other tokens have only one side. */
  public Marker turned() {
    return switch (this) {
      case ION_STORM_ALPHA -> ION_STORM_BETA;
      case ION_STORM_BETA -> ION_STORM_ALPHA;
      case FRONTIER, CREUSS_ALPHA, CREUSS_BETA, GAMMA_WORMHOLE -> this;
    };
  }
}
