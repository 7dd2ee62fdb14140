package org.lazax.rules.galaxy;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.Optional;
import org.lazax.catalog.galaxy.Wormhole;

/**
 * One of the ways by which two systems are adjacent. If there are several, the player who moves
 * chooses. Rules: wormholes.N4, wormholes.N4.1, wormholes.N4.2.
 */
@JsonClassDescription(
    "One of the ways by which two systems are adjacent. Rules: wormholes.N4, "
        + "wormholes.N4.1, wormholes.N4.2.")
@JsonInclude(JsonInclude.Include.NON_DEFAULT)
public record Passage(
    @JsonPropertyDescription("What makes the systems adjacent.") Means means,
    @JsonPropertyDescription(
            "The type of the wormhole. Left out if the passage is not through a wormhole.")
        Optional<Wormhole> wormhole,
    @JsonPropertyDescription(
            "Whether the wormhole at one end is that of the ion storm. False if left out.")
        boolean ionStorm) {
  /** A common side, or a connection over hyperlane tiles. */
  public static final Passage SIDE = new Passage(Means.SIDE, Optional.empty(), false);

  /** Systems that only an ability or a law makes adjacent. */
  public static final Passage ABILITY = new Passage(Means.ABILITY, Optional.empty(), false);

  /** An absent property means no wormhole or no ion storm. */
  @JsonCreator
  static Passage read(
      @JsonProperty("means") Means means,
      @JsonProperty("wormhole") Optional<Wormhole> wormhole,
      @JsonProperty("ionStorm") Optional<Boolean> ionStorm) {
    return new Passage(means, wormhole, ionStorm.orElse(false));
  }

  public static Passage through(Wormhole kind) {
    return new Passage(Means.WORMHOLE, Optional.of(kind), false);
  }

  public static Passage throughIonStorm(Wormhole kind) {
    return new Passage(Means.WORMHOLE, Optional.of(kind), true);
  }

  public boolean isThrough(Wormhole kind) {
    return wormhole.equals(Optional.of(kind));
  }

  /** What makes two systems adjacent. */
  @EnumNaming(SnakeCaseStrategy.class)
  @JsonClassDescription("What makes two systems adjacent.")
  public enum Means {
    SIDE,
    WORMHOLE,
    ABILITY
  }
}
