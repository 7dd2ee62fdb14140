package org.lazax.catalog.printed;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** The box or codex a component came with. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Expansion {
  BASE,
  POK,
  CODEX1,
  CODEX2,
  CODEX3
}
