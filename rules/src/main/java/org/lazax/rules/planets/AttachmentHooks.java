package org.lazax.rules.planets;

/** What a card does to the planet it is attached to, beside its numbers, which are data. */
public interface AttachmentHooks {
  /** What the planet is with it. */
  default PlanetFacts facts(PlanetFacts planet) {
    return planet;
  }

  /** Whether no unit may land, be placed or be produced on the planet. */
  default boolean isClosed() {
    return false;
  }
}
