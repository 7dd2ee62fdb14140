package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** The traits of planets. A planet is explored with the deck of its trait. Rule: planets. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Trait {
  CULTURAL,
  HAZARDOUS,
  INDUSTRIAL
}
