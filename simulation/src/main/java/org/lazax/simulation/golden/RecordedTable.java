package org.lazax.simulation.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import org.lazax.chronicle.commit.Hash;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * The final table of a game, as JSON, at the time when it was recorded.
 *
 * @param hash the hash of the JSON
 */
public record RecordedTable(String hash, JsonNode table) {
  private static final ObjectMapper JSON = Services.wire().json();

  /** Records a table. */
  public static RecordedTable of(Table table) {
    JsonNode printed = JSON.valueToTree(table);
    return new RecordedTable(hash(printed), printed);
  }

  /** Reads a recorded table. */
  public static RecordedTable read(JsonNode stored) {
    return new RecordedTable(stored.path("hash").asText(), stored.path("table"));
  }

  /** The JSON in which it is stored. */
  public ObjectNode json() {
    ObjectNode stored = JSON.createObjectNode();
    stored.put("hash", hash);
    stored.set("table", table);
    return stored;
  }

  /** Whether the table matches its hash. */
  public boolean isIntact() {
    return hash(table).equals(hash);
  }

  /** The part of a current table that has the properties of this one. */
  public JsonNode shapeOf(Table current) {
    return Shape.of(JSON.valueToTree(current), table);
  }

  /** Whether a current table is equal in all properties that this one has. */
  public boolean matches(Table current) {
    return hash(shapeOf(current)).equals(hash);
  }

  private static String hash(JsonNode table) {
    return Hash.sha256(table.toString().getBytes(StandardCharsets.UTF_8)).toString();
  }
}
