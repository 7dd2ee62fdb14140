package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/**
 * The kinds of wormholes. Systems with wormholes of the same kind are adjacent. Rule: wormholes.1.
 */
@JsonClassDescription("A type of wormhole.")
@EnumNaming(SnakeCaseStrategy.class)
public enum Wormhole {
  ALPHA,
  BETA,
  GAMMA,
  DELTA
}
