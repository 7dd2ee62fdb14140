package org.lazax.rules.planets;

/** What a card does to the planet it is attached to, beside its numbers, which are data. */
public interface AttachmentHooks {
  /** Whether it makes the planet legendary. */
  default boolean isLegendary() {
    return false;
  }

  /** Whether it gives the planet every trait. */
  default boolean hasEveryTrait() {
    return false;
  }

  /** Whether no unit may land, be placed or be produced on the planet. */
  default boolean isClosed() {
    return false;
  }
}
