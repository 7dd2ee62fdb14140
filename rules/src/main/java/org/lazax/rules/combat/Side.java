package org.lazax.rules.combat;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/** One of the two who fight. */
@EnumNaming(SnakeCaseStrategy.class)
public enum Side {
  /** The active player, as a rule. */
  ATTACKER,
  DEFENDER;

  public Side other() {
    return this == ATTACKER ? DEFENDER : ATTACKER;
  }
}
