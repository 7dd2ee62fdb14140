package org.lazax.table.event.planets;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.notes.NotesInPlay;
import org.lazax.table.immutable.Copies;
import org.lazax.table.planets.Attached;
import org.lazax.table.planets.Planets;

/**
 * A card is attached to a planet. A promissory note leaves the play area in which it lay; it is in
 * that of whoever controls the planet. Rules: attach.0, attach.N1, promissory_note/terraform.N2.
 */
@WireType("table.card-attached.v1")
public record CardAttached(PlanetId planet, ComponentRef card) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Planets planets = table.planets();
    return NotesInPlay.without(table, card)
        .withPlanets(
            planets.withAttached(
                planet, Copies.with(planets.attachedTo(planet), new Attached(card, false))));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.galaxy().systemOf(planet).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("attach.0", "cards are attached to planets in play")
                .with("planet", planet));
  }
}
