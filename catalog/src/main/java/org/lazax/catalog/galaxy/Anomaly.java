package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** What makes a system an anomaly. Rule: anomalies.1. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Anomaly {
  ASTEROID_FIELD,
  NEBULA,
  SUPERNOVA,
  GRAVITY_RIFT
}
