package org.lazax.rules.kit;

import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.components.faction.nekro.TechnologyAssimilated;

/** A technology that an assimilator of the Nekro Virus copies. */
public final class CopiedTechnology {
  private CopiedTechnology() {}

  /** This assimilator of the player copies the technology. */
  public static TableKit by(TableKit kit, Seat seat, String card, String technology) {
    return kit.with(
        new TechnologyAssimilated(seat, new TechnologyId(card), new TechnologyId(technology))
            ::fold);
  }
}
