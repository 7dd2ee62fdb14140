package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.table.Table;

/**
 * Makes the views of one game after the other. Most commits change little: all that is like in the
 * view before is used again.
 */
final class Projector {
  private static final String PROCEDURES = "procedures";
  private static final String PLAYERS = "players";
  private static final String SYSTEMS = "systems";

  private final ObjectMapper json;
  private final Still still;
  private final Shown<Record> rest;
  private final Shown<Procedure> procedures;
  private final Shown<ShownPlayer> players;
  private final Shown<ShownSystem> systems;
  private final Made<Map<String, ShownPlayer>> sheets = new Made<>();
  private final ShownGalaxy galaxy = new ShownGalaxy();

  /**
   * @param viewer the player whose hand is shown too
   */
  Projector(ObjectMapper json, Optional<Seat> viewer) {
    this.json = json;
    this.still = new Still(viewer);
    this.rest = new Shown<>(this::part, json);
    this.procedures = new Shown<>(this::written, json);
    this.players = new Shown<>(this::written, json);
    this.systems = new Shown<>(this::written, json);
  }

  /** The whole view of a game. The views share parts, so they must not be changed. */
  ObjectNode view(Table table) {
    ObjectNode view = json.createObjectNode();
    rest.of(still.parts(table)).forEach(part -> view.setAll((ObjectNode) part));
    add(view, PLAYERS, players.of(players(table)));
    add(view, SYSTEMS, systems.of(galaxy.systems(table)));
    return view;
  }

  private Map<String, ShownPlayer> players(Table table) {
    List<Seat> passed =
        table.kernel().within(ActionPhase.class).map(ActionPhase::passed).orElse(List.of());
    return sheets.of(
        List.of(table.rules(), table.players(), table.planets(), table.objectives(), passed),
        () -> players(table, passed));
  }

  private static Map<String, ShownPlayer> players(Table table, List<Seat> passed) {
    Map<String, ShownPlayer> players = new TreeMap<>();
    table
        .players()
        .forEach((seat, player) ->
            players.put(seat.toString(), ShownPlayer.of(table, player, passed::contains)));
    return players;
  }

  private JsonNode part(Record part) {
    JsonNode node = written(part);
    if (part instanceof Course course) {
      Map<String, Procedure> byDepth = new LinkedHashMap<>();
      course.procedures().forEach(each -> byDepth.put(String.valueOf(byDepth.size()), each));
      procedures.of(byDepth).forEach(((ObjectNode) node).withArray(PROCEDURES)::add);
    }
    return node;
  }

  private JsonNode written(Object thing) {
    JsonNode node = json.valueToTree(thing);
    withoutNulls(node);
    return node;
  }

  private static void add(ObjectNode view, String name, ObjectNode things) {
    if (!things.isEmpty()) {
      view.set(name, things);
    }
  }

  /** A null in a merge patch removes, so a view has none. */
  private static void withoutNulls(JsonNode node) {
    for (Iterator<JsonNode> parts = node.elements(); parts.hasNext(); ) {
      JsonNode part = parts.next();
      if (part.isNull() && node instanceof ObjectNode) {
        parts.remove();
      } else if (part.isContainerNode()) {
        withoutNulls(part);
      }
    }
  }
}
