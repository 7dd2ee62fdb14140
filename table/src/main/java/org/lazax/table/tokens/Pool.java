package org.lazax.table.tokens;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Where a command token may lie beside the board. */
public enum Pool {
  @JsonProperty("tactic")
  TACTIC,
  @JsonProperty("fleet")
  FLEET,
  @JsonProperty("strategy")
  STRATEGY,
  @JsonProperty("reinforcements")
  REINFORCEMENTS;

  /** As it stands in JSON. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Pool of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
