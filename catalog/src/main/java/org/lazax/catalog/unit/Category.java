package org.lazax.catalog.unit;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** The categories of units. Rule: units. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Category {
  SHIP,
  GROUND_FORCE,
  STRUCTURE
}
