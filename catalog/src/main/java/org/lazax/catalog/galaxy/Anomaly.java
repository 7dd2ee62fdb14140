package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** The kinds of anomalies. Rule: anomalies.1. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Anomaly {
  ASTEROID_FIELD,
  NEBULA,
  SUPERNOVA,
  GRAVITY_RIFT
}
