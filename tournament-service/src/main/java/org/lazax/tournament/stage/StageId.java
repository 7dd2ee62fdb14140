package org.lazax.tournament.stage;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The name of a stage in its tournament: 1 to 20 lower-case letters, digits and hyphens. */
public record StageId(@JsonValue String value) {
  @JsonCreator
  public StageId {
    if (!value.matches("[a-z0-9-]{1,20}")) {
      throw new IllegalArgumentException(
          "a stage is named by 1 to 20 lower-case letters, digits and hyphens, not " + value);
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
