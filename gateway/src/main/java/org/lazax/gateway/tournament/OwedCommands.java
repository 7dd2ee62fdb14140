package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.gateway.chronicle.Standing;

/**
 * What the platform owes to a tournament, as commands. They follow from what the logs say alone,
 * and the id of each from its table. Whoever owes them again, after whatever interruption, owes the
 * same ones, and each is carried out once.
 */
public final class OwedCommands {
  private OwedCommands() {}

  /**
   * What the game of an open table waits for: its creation, or its start when all seats are taken.
   *
   * @param open what tournament-service says of all open tables
   * @param table one of them
   * @param game how far its game has come; empty if there is none
   * @return empty if players are awaited
   */
  public static Optional<CommandEnvelope> forGame(
      GameId tournament, JsonNode open, JsonNode table, Optional<Standing> game) {
    GameId id = GameId.atTable(tournament, table.path("table").asText());
    if (game.isEmpty()) {
      return Optional.of(
          command(
              id,
              CommandId.due(id, "create"),
              "game.create-game",
              creation(tournament, open, table)));
    }
    Standing standing = game.get();
    return !standing.begun() && standing.seats().size() == table.path("seats").asInt()
        ? Optional.of(
            command(id, CommandId.due(id, "start"), "game.start-game", TournamentJson.object()))
        : Optional.empty();
  }

  private static ObjectNode creation(GameId tournament, JsonNode open, JsonNode table) {
    ObjectNode choices = table.path("game").deepCopy();
    choices.put("name", table.path("table").asText());
    choices.put("seats", table.path("seats").asInt());
    choices.put("listed", open.path("listed").asBoolean());
    if (!table.path("factions").isEmpty()) {
      ObjectNode factions = choices.putObject("factions");
      int seat = 0;
      for (JsonNode faction : table.path("factions")) {
        factions.put("p" + ++seat, faction.asText());
      }
    }
    choices
        .putObject("tournament")
        .put("tournament", tournament.value())
        .put("table", table.path("table").asText());
    return choices;
  }

  /**
   * The result of a table.
   *
   * @param end the last commit of its game
   * @return empty if the game has ended without a result
   */
  static Optional<CommandEnvelope> result(GameId tournament, String table, Commit end) {
    return TournamentJson.event(end, "table.game-ended.v2")
        .map(ended -> {
          ObjectNode command = TournamentJson.object();
          command.put("table", table);
          ObjectNode result = command.putObject("result");
          result.set("winner", ended.path("ending").path("winner"));
          ArrayNode places = result.putArray("places");
          ended.path("places").forEach(places::add);
          result.put("at", end.header().at().toString());
          command.put("game", end.header().game().value());
          command.put("seq", end.header().seq());
          return command(
              tournament,
              CommandId.due(tournament, "result", table),
              "tournament.record-result",
              command);
        });
  }

  /**
   * The proposal of a pairing that was found. Whoever leaves meanwhile changes the pairing, which
   * is then another command.
   *
   * @return empty while it is searched
   */
  static Optional<CommandEnvelope> proposal(GameId tournament, JsonNode found) {
    if (!found.has("pairing")) {
      return Optional.empty();
    }
    String pairing = Integer.toHexString(found.path("pairing").hashCode());
    return Optional.of(
        command(
            tournament,
            CommandId.due(tournament, "pairing", found.path("seed").asText(), pairing),
            "tournament.propose-pairing",
            found.deepCopy()));
  }

  private static CommandEnvelope command(
      GameId chronicle, CommandId id, String type, ObjectNode payload) {
    return new CommandEnvelope(id, chronicle, Optional.empty(), 0, Optional.empty(), type, payload);
  }
}
