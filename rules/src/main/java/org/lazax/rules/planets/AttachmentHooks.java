package org.lazax.rules.planets;

/** What an attachment does to its planet, apart from its numbers, which are in the catalog. */
public interface AttachmentHooks {
  /** Whether it makes the planet legendary. */
  default boolean isLegendary() {
    return false;
  }

  /** Whether it gives the planet every trait. */
  default boolean hasEveryTrait() {
    return false;
  }

  /** Whether no unit can land, be placed or be produced on the planet. */
  default boolean isClosed() {
    return false;
  }
}
