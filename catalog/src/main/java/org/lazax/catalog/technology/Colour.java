package org.lazax.catalog.technology;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** The colours of technologies. Prerequisites of technologies name colours. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Colour {
  BIOTIC,
  CYBERNETIC,
  PROPULSION,
  WARFARE
}
