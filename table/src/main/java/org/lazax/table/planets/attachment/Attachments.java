package org.lazax.table.planets.attachment;

import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.table.Table;
import org.lazax.table.grants.ComponentRef;
import org.lazax.table.grants.Components;
import org.lazax.table.units.Place;

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

  /** Why no unit may come to this place; empty if some may. Rule: construction.N3. */
  public static Optional<Refusal> closed(Table table, Place place) {
    return place
        .planet()
        .filter(planet -> close(table, planet))
        .map(_ ->
            Refusal.rule("construction.N3", "no unit may come to this planet")
                .with("place", place));
  }

  /** Whether no unit may come to this planet. */
  public static boolean close(Table table, PlanetId planet) {
    return table.planets().attachedTo(planet).stream()
        .flatMap(attached -> of(attached.card()).stream())
        .anyMatch(AttachmentHooks::isClosed);
  }
}
