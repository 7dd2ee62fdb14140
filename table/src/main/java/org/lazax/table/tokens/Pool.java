package org.lazax.table.tokens;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Where a command token may lie beside the board. */
public enum Pool {
  @JsonProperty("tactic")
  TACTIC,
  @JsonProperty("fleet")
  FLEET,
  @JsonProperty("strategy")
  STRATEGY,
  @JsonProperty("reinforcements")
  REINFORCEMENTS
}
