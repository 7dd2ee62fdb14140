package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** The production value of a unit: how many units it can produce at once. Rule: production. */
public record Production(Formula formula, @JsonProperty(required = true) int value) {
  /** The production value of a unit on a planet with these resources. */
  public int on(int planetResources) {
    return switch (formula) {
      case FIXED -> value;
      case PLANET_RESOURCES_PLUS -> planetResources + value;
    };
  }

  /** How the production value is computed. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Formula {
    FIXED,
    PLANET_RESOURCES_PLUS
  }
}
