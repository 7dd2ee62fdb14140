package org.lazax.catalog.printed;

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
}
