package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** What is printed of a cup. */
final class CupLines {
  private CupLines() {}

  /** A table with the points of its players, the winner marked. */
  static String table(JsonNode table) {
    JsonNode result = table.path("result");
    List<String> players = new ArrayList<>();
    for (JsonNode place : result.path("places")) {
      String seat = place.path("seat").asText();
      String player = table.path("players").path(Integer.parseInt(seat.substring(1)) - 1).asText();
      String won = seat.equals(result.path("winner").asText()) ? "*" : "";
      players.add(player + " " + place.path("points").asInt() + won);
    }
    return "  %-14s %s".formatted(table.path("id").asText(), String.join(", ", players));
  }

  /** The standings of a stage. Each row says why it is ahead of the next. */
  static List<String> standings(JsonNode standings) {
    List<String> lines = new ArrayList<>();
    lines.add("Standings of " + standings.path("stage").asText() + ":");
    for (JsonNode row : standings.path("rows")) {
      JsonNode values = row.path("values");
      lines.add(
          "%4d. %-4s %d won, share %s. %s"
              .formatted(
                  row.path("rank").asInt(),
                  row.path("entrant").asText(),
                  values.path("wins").asInt(),
                  values.path("share").asText(),
                  row.path("above").path("sentence").asText())
              .stripTrailing());
    }
    return lines;
  }
}
