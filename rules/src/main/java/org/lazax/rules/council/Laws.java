package org.lazax.rules.council;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.council.LawLeft;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.event.planets.CardDetached;

/** Laws that enter play and leave it. Some are attached to the elected planet. */
public final class Laws {
  private Laws() {}

  /** Whether this law is in play. */
  public static boolean isInPlay(Table table, AgendaId agenda) {
    return table.council().laws().stream().anyMatch(law -> law.agenda().equals(agenda));
  }

  /** A law enters play, and is attached to its planet if it is such a law. Rule: agenda_card.3. */
  public static List<TableEvent> enter(Table table, Law law) {
    List<TableEvent> events = new ArrayList<>();
    events.add(new LawEntered(law));
    planet(table, law)
        .ifPresent(planet -> events.add(new CardAttached(planet, ComponentRef.of(law.agenda()))));
    return events;
  }

  /** A law leaves play, and its planet. What it has allowed ends. */
  public static List<TableEvent> leave(Table table, AgendaId agenda) {
    List<TableEvent> events = new ArrayList<>();
    ComponentRef card = ComponentRef.of(agenda);
    table.council().laws().stream()
        .filter(law -> law.agenda().equals(agenda))
        .flatMap(law -> planet(table, law).stream())
        .filter(planet ->
            table.planets().attachedTo(planet).stream().anyMatch(at -> at.card().equals(card)))
        .forEach(planet -> events.add(new CardDetached(planet, card)));
    events.add(new LawLeft(agenda));
    Ruleset.hooks(table, card, LeavingLaw.class)
        .ifPresent(law -> events.addAll(law.leaving(table)));
    return events;
  }

  private static Optional<PlanetId> planet(Table table, Law law) {
    return table
        .catalog()
        .agenda(law.agenda())
        .attaches()
        .flatMap(_ -> law.elected())
        .map(planet -> new PlanetId(planet.value()));
  }
}
