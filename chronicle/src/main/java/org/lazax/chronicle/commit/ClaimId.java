package org.lazax.chronicle.commit;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of one claim of one instance to one partition. It is never used twice. */
public record ClaimId(@JsonValue String value) {
  @JsonCreator
  public ClaimId {
    IdFormat.checked(value, "a claim id");
  }

  @Override
  public String toString() {
    return value;
  }
}
