package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.lazax.catalog.id.RelicId;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.relics.Relics;

/** Every relic is in the deck, before one player, attached to one planet, or purged. */
final class RelicCards {
  private RelicCards() {}

  static List<String> violations(Table table) {
    Relics relics = table.part(Relics.ID);
    List<RelicId> out = new ArrayList<>();
    relics.held().values().forEach(out::addAll);
    table.planets().cards().keySet().stream()
        .flatMap(planet -> table.planets().attachedTo(planet).stream())
        .map(attached -> attached.card())
        .filter(card -> card.kind() == Kind.RELIC)
        .map(ComponentRef::name)
        .map(RelicId::new)
        .forEach(out::add);
    return new HashSet<>(out).size() == out.size() && relics.drawn().containsAll(out)
        ? List.of()
        : List.of("the relics in play are " + out + ", drawn are " + relics.drawn());
  }
}
