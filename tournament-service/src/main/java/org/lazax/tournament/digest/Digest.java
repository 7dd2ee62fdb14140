package org.lazax.tournament.digest;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The digest of a text that the chronicle does not hold, because people can be erased and logs
 * cannot: 64 lower-case hexadecimal digits.
 */
public record Digest(@JsonValue String value) {
  @JsonCreator
  public Digest {
    if (!value.matches("[0-9a-f]{64}")) {
      throw new IllegalArgumentException("a digest has 64 lower-case hexadecimal digits");
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
