package org.lazax.game.adapter.film;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Header;

/** The dice of a commit, for those who show dice. All of them are public. */
final class Rolls {
  private static final Set<String> COMBAT =
      Set.of("combat.dice-rolled.v1", "combat.dice-rerolled.v1");
  private static final Set<String> ABILITY =
      Set.of("combat.ability-rolled.v1", "table.ability-dice-rolled.v1");
  private static final String RIFT = "map.rift-crossed.v1";

  private Rolls() {}

  static ArrayNode of(Commit commit, ObjectMapper json) {
    ArrayNode dice = json.createArrayNode();
    List<Header.Entry> events = commit.header().events();
    for (int i = 0; i < events.size(); i++) {
      String type = events.get(i).type();
      if (COMBAT.contains(type)) {
        JsonNode event = read(commit, i, json);
        event.path("groups").forEach(group -> dice.add(roll(event, group, json)));
      } else if (ABILITY.contains(type)) {
        JsonNode event = read(commit, i, json);
        dice.add(
            drawn(event, event.path("component").asText(event.path("ability").asText()), json));
      } else if (type.equals(RIFT)) {
        JsonNode event = read(commit, i, json);
        dice.add(drawn(event, event.path("ship").asText(), json));
      }
    }
    return dice;
  }

  /** Dice of like units: on what they hit, what changes that and by what, and what was rolled. */
  private static ObjectNode roll(JsonNode event, JsonNode group, ObjectMapper json) {
    ObjectNode roll = json.createObjectNode();
    roll.set("seat", event.get("seat"));
    roll.set("unit", group.get("type"));
    roll.set("hitsOn", group.get("hitsOn"));
    if (!group.path("modifiers").isEmpty()) {
      ArrayNode modifiers = roll.putArray("modifiers");
      group
          .path("modifiers")
          .forEach(each ->
              modifiers
                  .addObject()
                  .put("plus", each.path("value").asInt())
                  .put("by", each.path("name").asText()));
    }
    roll.set("rolled", group.get("results"));
    roll.set("hits", group.get("hits"));
    return roll;
  }

  /** Dice that one component or ship rolls. */
  private static ObjectNode drawn(JsonNode event, String by, ObjectMapper json) {
    ObjectNode roll = json.createObjectNode();
    roll.set("seat", event.get("seat"));
    roll.put("unit", by);
    if (event.has("hitsOn")) {
      roll.set("hitsOn", event.get("hitsOn"));
      roll.set("hits", event.get("successes"));
    }
    roll.set("rolled", event.at("/chance/values"));
    return roll;
  }

  private static JsonNode read(Commit commit, int index, ObjectMapper json) {
    try {
      return json.readTree(commit.lines().get(index).toString());
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
