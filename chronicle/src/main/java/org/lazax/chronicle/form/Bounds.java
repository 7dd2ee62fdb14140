package org.lazax.chronicle.form;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;

/**
 * From how many to how many.
 *
 * @param min inclusive
 * @param max inclusive; empty where nothing but the candidates limits it
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Bounds(int min, Optional<Integer> max) {

  public static Bounds exactly(int count) {
    return new Bounds(count, Optional.of(count));
  }

  public static Bounds upTo(int most) {
    return new Bounds(0, Optional.of(most));
  }

  public static Bounds atLeast(int least) {
    return new Bounds(least, Optional.empty());
  }

  public static Bounds between(int least, int most) {
    return new Bounds(least, Optional.of(most));
  }

  public boolean allow(int count) {
    return count >= min && count <= max.orElse(Integer.MAX_VALUE);
  }
}
