package org.lazax.table.planets;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Copies;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A card or token is attached to a planet, whoever controls it. Rule: attach.1.
 *
 * @param component what is attached, as {@code <kind>/<component>}
 */
@WireType("table.attached.v1")
public record Attached(PlanetId planet, String component) implements TableEvent {
  @Override
  public Table fold(Table table) {
    List<String> there = table.attachments().getOrDefault(planet, List.of());
    return table.withAttachments(
        Copies.with(table.attachments(), planet, Copies.with(there, component)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return Catalog.standard().planets().containsKey(planet)
        ? Optional.empty()
        : Optional.of(
            Refusal.of(Refusal.RULE_BROKEN, "there is no such planet").with("planet", planet));
  }
}
