package org.lazax.chronicle.form;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;

/**
 * The minimum and maximum of a number.
 *
 * @param min the minimum, inclusive
 * @param max the maximum, inclusive; empty if only the candidates limit the number
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
@JsonClassDescription("The minimum and the maximum of a number.")
public record Bounds(
    @JsonPropertyDescription("The minimum, inclusive.") int min,
    @JsonPropertyDescription(
            "The maximum, inclusive. Without it the candidates alone limit the number.")
        Optional<Integer> max) {

  public static Bounds exactly(int count) {
    return new Bounds(count, Optional.of(count));
  }

  public static Bounds upTo(int max) {
    return new Bounds(0, Optional.of(max));
  }

  public static Bounds atLeast(int min) {
    return new Bounds(min, Optional.empty());
  }

  public static Bounds between(int min, int max) {
    return new Bounds(min, Optional.of(max));
  }

  public boolean allow(int count) {
    return count >= min && count <= max.orElse(Integer.MAX_VALUE);
  }
}
