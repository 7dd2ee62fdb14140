package org.lazax.rules.combat;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** One of the two sides of a combat. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Side {
  /** The active player in most cases. */
  ATTACKER,
  DEFENDER;

  public Side other() {
    return this == ATTACKER ? DEFENDER : ATTACKER;
  }
}
