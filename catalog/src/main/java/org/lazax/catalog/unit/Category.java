package org.lazax.catalog.unit;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** What a unit counts as. Rule: units. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Category {
  SHIP,
  GROUND_FORCE,
  STRUCTURE
}
