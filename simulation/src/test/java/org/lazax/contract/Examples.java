package org.lazax.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.verify.Verification;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.simulation.rules.Services;

/**
 * The contract's examples of requests and responses about a game, as the gateway shows them. All of
 * them are of one {@link PlayedGame}; only the ids of the game and of the command are made up.
 */
final class Examples {
  private static final String GAME = "6f9a0b7c";
  private static final String COMMAND = "4c1f77d0";
  private static final List<String> VIEWS = List.of("game", "galaxy", "battles", "council");

  /** Values of candidates may be maps, whose order differs from one JVM to another. */
  private final ObjectMapper json =
      Services.wire().json().copy().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

  private final ObjectNode examples = json.createObjectNode();
  private final PlayedGame played = PlayedGame.untilTheFirstTurn();

  private Examples() {}

  /** The examples as a part of an OpenAPI document. */
  static ObjectNode document() {
    Examples taken = new Examples();
    taken.lobby();
    taken.turn();
    taken.later("map.move-ships", "optionsOfMovement", "The forms of a player who moves ships");
    taken.later(
        "game.produce-units", "optionsOfProduction", "The forms of a player who produces units");
    ObjectNode document = taken.json.createObjectNode().put("openapi", "3.1.0");
    document.putObject("components").set("examples", taken.examples);
    return document;
  }

  private void lobby() {
    add("newGame", "Two players and a small map", played.newGame());
    add("createdGame", "The first commit", json.createObjectNode().put("id", GAME).put("seq", 1));
    add("newSeat", "A seat with a faction", played.newSeat());
    add("takenSeat", "The second commit", ofGame().put("seat", "p1").put("seq", 2));
    add("startedGame", "The commit after both seats are taken", ofGame().put("seq", 4));
  }

  private void turn() {
    Seat seat = played.awaited();
    long seq = played.game().head().seq();
    Form form = played.activation().orElseThrow();
    ObjectNode command = json.valueToTree(form.sample());
    options("options", "The forms of a player whose turn it is");
    for (int i = 0; i < VIEWS.size(); i++) {
      view(VIEWS.get(i), seq, played.views().get(i));
    }
    list(seq);
    problem(played.refused(seat, new Pass()));
    add("command", "The sample of an option", command);
    add("dryCommand", "Only asks what the command would result in", dry(command));

    LocalCommit commit = played.accepted(seat, form.sample().command());
    ArrayNode events = events(commit);
    ObjectNode applied = ofGame().put("seq", commit.stamp().seq()).set("events", events);
    add("commit", "The commit that carried it out", applied);
    ObjectNode dry = json.createObjectNode().put("dryRun", true).put("seq", seq);
    dry.set("events", events);
    add(
        "dryRun",
        "The events before the first random number; chance says whether further events would follow",
        dry.put("chance", false));
    ObjectNode status = json.createObjectNode().put("id", COMMAND).put("status", "APPLIED");
    add("appliedCommand", "It was carried out", status.set("commit", applied));
    log(commit.stamp().seq());
    verification(played.verified());
  }

  private void verification(Verification verified) {
    ObjectNode shown =
        json.createObjectNode()
            .put("valid", verified.valid())
            .put("commits", verified.commits())
            .put("events", verified.events())
            .put("dice", verified.dice())
            .put("head", verified.head().orElseThrow().toString());
    add("verification", "A game that goes on", shown.putNull("seed").putNull("fault"));
  }

  private void later(String command, String name, String summary) {
    played.playOnUntil(command);
    options(name, summary);
  }

  private void options(String name, String summary) {
    ObjectNode options =
        ofGame().put("seat", played.awaited().toString()).put("seq", played.game().head().seq());
    options.set("options", json.valueToTree(played.forms()));
    options.set("inert", json.valueToTree(played.game().table().inert(played.options())));
    add(name, summary, options);
  }

  private void view(String name, long seq, JsonNode view) {
    ObjectNode shown = json.createObjectNode().put("id", GAME).put("seq", seq);
    shown.setAll(summary());
    add(name, "The view in the first turn", shown.set("view", view));
  }

  /** Unlike records of the wire, a response of the gateway names a winner that there is not yet. */
  private ObjectNode summary() {
    ObjectNode summary = (ObjectNode) played.summary();
    return summary.has("winner") ? summary : summary.putNull("winner");
  }

  private void list(long seq) {
    ObjectNode entry = json.createObjectNode().put("id", GAME).put("seq", seq);
    entry.setAll(summary());
    entry.remove("listed");
    ObjectNode page = json.createObjectNode();
    page.putArray("games").add(entry);
    add("games", "The last page", page);
  }

  private void problem(Refusal refusal) {
    ObjectNode problem =
        json.createObjectNode()
            .put("type", "https://lazax.org/problems/" + refusal.type())
            .put("title", "A rule forbids it")
            .put("status", 409)
            .put("detail", refusal.detail())
            .put("rule", refusal.rule().orElseThrow());
    add(
        "problem",
        "A refused game.pass",
        problem.set("values", json.valueToTree(refusal.values())));
  }

  private void log(long seq) {
    List<String> lines = played.log();
    int first = indexOf(lines, seq);
    int last = indexOf(lines, seq + 1);
    List<String> commit =
        lines.subList(first, last < 0 ? lines.size() : last).stream()
            .map(line -> line.replace("\"game\":\"local\"", "\"game\":\"" + GAME + "\""))
            .toList();
    add("lines", "The lines of a commit", text(String.join("\n", commit) + "\n"));
    add(
        "serverSentEvent",
        "The lines of a commit as an event",
        text("id: " + seq + "\ndata: " + String.join("\ndata: ", commit) + "\n\n"));
  }

  private static int indexOf(List<String> lines, long seq) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains("\"seq\":" + seq + ",")) {
        return i;
      }
    }
    return -1;
  }

  private JsonNode text(String text) {
    return json.getNodeFactory().textNode(text);
  }

  private ArrayNode events(LocalCommit commit) {
    ArrayNode events = json.createArrayNode();
    commit
        .events()
        .forEach(event -> {
          ObjectNode shown = events.addObject().put("type", WireTypes.nameOf(event.getClass()));
          shown.set("event", json.valueToTree(event));
        });
    return events;
  }

  private static ObjectNode dry(ObjectNode command) {
    return command.deepCopy().put("dryRun", true);
  }

  private ObjectNode ofGame() {
    return json.createObjectNode().put("game", GAME);
  }

  private void add(String name, String summary, JsonNode value) {
    examples.putObject(name).put("summary", summary).set("value", value);
  }
}
