package org.lazax.table.planets.attachment;

import org.lazax.table.planets.PlanetFacts;

/** The planet has every trait. */
final class Terraform implements AttachmentHooks {
  @Override
  public PlanetFacts facts(PlanetFacts planet) {
    return planet.ofEveryTrait();
  }
}
