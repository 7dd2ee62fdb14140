package org.lazax.table.event.planets;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.planets.Attached;

/** An attached card leaves its planet, such as a law that is discarded or a note that returns. */
@WireType("table.card-detached.v1")
public record CardDetached(PlanetId planet, ComponentRef card) implements TableEvent {
  @Override
  public Table fold(Table table) {
    List<Attached> left =
        table.planets().attachedTo(planet).stream()
            .filter(attached -> !attached.card().equals(card))
            .toList();
    return table.withPlanets(table.planets().withAttached(planet, left));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.planets().attachedTo(planet).stream().anyMatch(a -> a.card().equals(card))
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("attach.0", "that card is not attached there")
                .with("planet", planet)
                .with("card", card));
  }
}
