package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;

/**
 * Makes the views of one game after the other. Players and systems are by far the largest part, and
 * most commits change few of them: the others of the view before are used again.
 */
final class Projector {
  private static final String PLAYERS = "players";
  private static final String SYSTEMS = "systems";

  private final ObjectMapper json;
  private final Optional<Seat> viewer;
  private final Shown<ShownPlayer> players;
  private final Shown<ShownSystem> systems;
  private @Nullable Table before;
  private Map<String, ShownSystem> galaxy = Map.of();

  /**
   * @param viewer the player whose hand is shown too
   */
  Projector(ObjectMapper json, Optional<Seat> viewer) {
    this.json = json;
    this.viewer = viewer;
    this.players = new Shown<>(player -> written(json, player), json);
    this.systems = new Shown<>(system -> written(json, system), json);
  }

  /** The whole view of a game. The views share parts, so they must not be changed. */
  ObjectNode view(Table table) {
    boolean same = before != null && haveSameSystems(before, table);
    Still still = Still.of(table, viewer, !same);
    galaxy = same ? galaxy : still.systems();
    before = table;
    ObjectNode view = written(json, still);
    Map<String, ShownPlayer> seats = new TreeMap<>();
    still.players().forEach((seat, player) -> seats.put(seat.toString(), player));
    add(view, PLAYERS, players.of(seats));
    add(view, SYSTEMS, systems.of(galaxy));
    return view;
  }

  private static ObjectNode written(ObjectMapper json, Object thing) {
    ObjectNode node = json.valueToTree(thing);
    withoutNulls(node);
    return node;
  }

  private static void add(ObjectNode view, String name, ObjectNode things) {
    if (!things.isEmpty()) {
      view.set(name, things);
    }
  }

  /** Whether nothing has changed on which systems and the values of planets depend. */
  @SuppressWarnings("ReferenceEquality") // a part that has not changed is the same object
  private static boolean haveSameSystems(Table one, Table other) {
    return one.galaxy() == other.galaxy()
        && one.units() == other.units()
        && one.planets() == other.planets()
        && one.tokens() == other.tokens()
        && one.players() == other.players()
        && one.council() == other.council()
        && one.parts() == other.parts()
        && one.rules() == other.rules()
        && one.kernel().effects().equals(other.kernel().effects())
        && moves(one).equals(moves(other));
  }

  /** Who moves where: some components change the galaxy during a tactical action alone. */
  private static List<Object> moves(Table table) {
    return List.of(
        table.kernel().within(Turn.class).map(Turn::seat),
        table.kernel().within(TacticalAction.class).map(TacticalAction::system));
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
