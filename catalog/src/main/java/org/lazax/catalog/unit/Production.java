package org.lazax.catalog.unit;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** How many units a unit may produce at once. Rule: production. */
public record Production(Formula formula, @JsonProperty(required = true) int value) {
  /** The number for a unit on a planet of so many resources. */
  public int on(int planetResources) {
    return switch (formula) {
      case FIXED -> value;
      case PLANET_RESOURCES_PLUS -> planetResources + value;
    };
  }

  /** What the printed value depends on. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Formula {
    FIXED,
    PLANET_RESOURCES_PLUS
  }
}
