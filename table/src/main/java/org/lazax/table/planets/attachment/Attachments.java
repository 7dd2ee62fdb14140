package org.lazax.table.planets.attachment;

import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.table.Table;
import org.lazax.table.grants.ComponentRef;
import org.lazax.table.grants.Components;

/** The cards that do more to a planet than their numbers say. */
public final class Attachments {
  private static final Components ALL =
      Components.of(
          Map.of(
              "agenda/demilitarized_zone", new DemilitarizedZone(),
              "exploration/demilitarized_zone_exploration", new DemilitarizedZone(),
              "relic/nano_forge", new NanoForge(),
              "promissory_note/terraform", new Terraform()));

  private Attachments() {}

  public static Optional<AttachmentHooks> of(ComponentRef card) {
    return ALL.of(card, AttachmentHooks.class);
  }

  /** Whether no unit may come to this planet. */
  public static boolean close(Table table, PlanetId planet) {
    return table.planets().attachedTo(planet).stream()
        .flatMap(attached -> of(attached.card()).stream())
        .anyMatch(AttachmentHooks::isClosed);
  }
}
