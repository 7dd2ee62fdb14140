package org.lazax.rules.planets;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.rules.ruleset.ActingLaws;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.planets.Attached;
import org.lazax.table.units.Place;

/** The attachments with hooks. */
public final class Attachments {
  private Attachments() {}

  /** The hooks of an attachment; empty if it changes only numbers. */
  public static Optional<AttachmentHooks> of(Table table, ComponentRef card) {
    return Ruleset.hooks(table, card, AttachmentHooks.class);
  }

  /** The cards attached to a planet that have an effect. */
  public static List<ComponentRef> acting(Table table, PlanetId planet) {
    return table.planets().attachedTo(planet).stream()
        .map(Attached::card)
        .filter(card -> ActingLaws.acts(table, card))
        .toList();
  }

  /** Why no unit can come to this place; empty if units can. Rule: construction.N3. */
  public static Optional<Refusal> closed(Table table, Place place) {
    return place
        .planet()
        .filter(planet -> close(table, planet))
        .map(_ ->
            Refusal.rule("construction.N3", "no unit may come to this planet")
                .with("place", place));
  }

  /** Whether no unit can come to this planet. */
  public static boolean close(Table table, PlanetId planet) {
    return acting(table, planet).stream()
        .flatMap(card -> of(table, card).stream())
        .anyMatch(AttachmentHooks::isClosed);
  }
}
