package org.lazax.catalog.printed;

import java.util.Optional;

/**
 * A paragraph of a component in our own words, for human readers. The rules use typed values
 * instead.
 *
 * @param timing when it applies; blank if it always does
 * @param effect what it does
 */
public record Text(String timing, String effect) {
  /** A paragraph that always applies. */
  public static Text always(String effect) {
    return new Text("", effect);
  }

  /** What becomes of a card that is used. */
  public static Optional<String> costOfUse(boolean exhausts, boolean purges) {
    return purges
        ? Optional.of("It is purged.")
        : Optional.of("It is exhausted.").filter(_ -> exhausts);
  }
}
