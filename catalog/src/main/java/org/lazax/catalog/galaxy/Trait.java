package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** What kind of exploration card a planet is explored with. Rule: planets. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Trait {
  CULTURAL,
  HAZARDOUS,
  INDUSTRIAL
}
