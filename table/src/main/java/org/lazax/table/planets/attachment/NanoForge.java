package org.lazax.table.planets.attachment;

import org.lazax.table.planets.PlanetFacts;

/** The planet is legendary; there is no ability card to it. */
final class NanoForge implements AttachmentHooks {
  @Override
  public PlanetFacts facts(PlanetFacts planet) {
    return planet.asLegendary();
  }
}
