package org.lazax.catalog.technology;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** The colour of a technology, which others ask for as a prerequisite. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Colour {
  BIOTIC,
  CYBERNETIC,
  PROPULSION,
  WARFARE
}
