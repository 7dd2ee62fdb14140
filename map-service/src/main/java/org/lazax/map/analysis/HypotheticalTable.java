package org.lazax.map.analysis;

import static org.lazax.map.analysis.UnknownNames.known;
import static org.lazax.map.analysis.UnknownNames.refused;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.StrictReader;
import org.lazax.map.analysis.GalaxyRequest.IonStorm;
import org.lazax.rules.ruleset.FirstPrints;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Player;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/**
 * A table with a galaxy that a request describes. The same rules hold on it as in a game.
 *
 * @param systems in the order of the request
 * @param viewer the seat of the faction that looks at the galaxy
 */
public record HypotheticalTable(Table table, List<SystemId> systems, Optional<Seat> viewer) {
  /** The seat of the viewer. */
  static final Seat VIEWER = new Seat(1);

  /**
   * Reads a request.
   *
   * @param book the rulebook with the expansions that may be named
   * @throws RefusalException naming the first value that cannot be used
   */
  public static HypotheticalTable of(JsonNode body, Rulebook book) {
    return of(StrictReader.read(body, GalaxyRequest.class), book);
  }

  private static HypotheticalTable of(GalaxyRequest request, Rulebook book) {
    Table table = emptyTable(book.requested(request.expansions()));
    Catalog catalog = table.catalog();
    RequestedGalaxy laid = RequestedGalaxy.of(request, catalog);
    Galaxy galaxy = laid.galaxy();
    for (Law law : laws(request, catalog)) {
      table = table.withCouncil(table.council().withLaw(law));
    }
    if (request.ionStorm().isPresent()) {
      galaxy = storm(galaxy, request.ionStorm().get());
    }
    Optional<FactionId> faction = request.faction().map(name -> faction(name, catalog));
    if (faction.isPresent()) {
      Player player = Player.seated(VIEWER, faction.get());
      table = table.withPlayers(Map.of(VIEWER, player));
    }
    return new HypotheticalTable(table.withGalaxy(galaxy), laid.order(), faction.map(_ -> VIEWER));
  }

  /**
   * An empty table with these rules. Cards that a codex reprints are first prints if the codex is
   * not chosen.
   */
  private static Table emptyTable(Ruleset ruleset) {
    Set<ComponentRef> prints = FirstPrints.in(ruleset, Set.of());
    Table table = Table.EMPTY.withRules(ruleset);
    return prints.isEmpty() ? table : table.withSettings(Settings.NONE.withFirstPrints(prints));
  }

  private static List<Law> laws(GalaxyRequest request, Catalog catalog) {
    List<Law> laws = new ArrayList<>();
    List<String> named = request.laws().orElse(List.of());
    for (int place = 0; place < named.size(); place++) {
      AgendaId agenda =
          known(catalog.agendas().keySet(), named.get(place), "law", "laws[" + place + "]");
      laws.add(new Law(agenda, Optional.empty(), Optional.empty()));
    }
    return laws;
  }

  private static FactionId faction(String name, Catalog catalog) {
    return known(catalog.factions().keySet(), name, "faction", "faction");
  }

  private static Galaxy storm(Galaxy galaxy, IonStorm storm) {
    SystemId system = SystemId.of(storm.system());
    if (!galaxy.has(system)) {
      throw refused("unknown-system", "there is no such system", "ionStorm.system", storm.system());
    }
    Marker side =
        switch (known(Wormhole.values(), storm.side(), "wormhole", "ionStorm.side")) {
          case ALPHA -> Marker.ION_STORM_ALPHA;
          case BETA -> Marker.ION_STORM_BETA;
          case GAMMA, DELTA ->
              throw refused(
                  "unknown-wormhole",
                  "an ion storm is alpha or beta",
                  "ionStorm.side",
                  storm.side());
        };
    return galaxy.with(galaxy.markers().with(system, side));
  }
}
