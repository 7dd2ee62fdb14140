package org.lazax.simulation.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import org.lazax.chronicle.commit.Hash;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * The table that a game once came to, as it was printed then.
 *
 * @param hash of what was printed
 */
public record KeptTable(String hash, JsonNode table) {
  private static final ObjectMapper JSON = Services.wire().json();

  /** A table as it is printed today. */
  public static KeptTable of(Table table) {
    JsonNode printed = JSON.valueToTree(table);
    return new KeptTable(hash(printed), printed);
  }

  /** One that was kept. */
  public static KeptTable read(JsonNode kept) {
    return new KeptTable(kept.path("hash").asText(), kept.path("table"));
  }

  /** As it is kept. */
  public ObjectNode json() {
    ObjectNode kept = JSON.createObjectNode();
    kept.put("hash", hash);
    kept.set("table", table);
    return kept;
  }

  /** Whether it is what its hash says. */
  public boolean isWhole() {
    return hash(table).equals(hash);
  }

  /** What a table of today tells of the things that this one tells of. */
  public JsonNode shapeOf(Table today) {
    return Shape.of(JSON.valueToTree(today), table);
  }

  /** Whether a log that came to this one then comes to the same today. */
  public boolean isStill(Table today) {
    return hash(shapeOf(today)).equals(hash);
  }

  private static String hash(JsonNode table) {
    return Hash.sha256(table.toString().getBytes(StandardCharsets.UTF_8)).toString();
  }
}
