package org.lazax.rules.planets;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.planets.ControlGained;

/** The gain of a planet during the game, with what follows it at once. Rule: control.1. */
public final class ControlChange {
  private ControlChange() {}

  /** The events by which this player gains control of the planet. Its card is exhausted. */
  public static List<TableEvent> to(Table table, Seat gainer, PlanetId planet) {
    List<TableEvent> events = new ArrayList<>();
    events.add(new ControlGained(gainer, planet, true));
    for (GrantedHooks<ControlHooks> hook : Ruleset.hooks(table, ControlHooks.class)) {
      events.addAll(hook.hooks().gained(table, hook.grant(), planet, gainer));
    }
    return events;
  }
}
