package org.lazax.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.SchemaBuilder;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.ServiceCommand;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.Services;

/**
 * The schemas of all commands for the API's contract, one for each command, by wire name. They are
 * made from the records that the services read. The schema {@code Command} is one of them, told
 * apart by {@code type}.
 */
final class CommandSchemas {
  /** Commands with addresses of their own. Their requests have no {@code type}. */
  private static final Set<String> LOBBY = Set.of("game.create-game", "game.take-seat");

  /** Its address takes no body. */
  private static final String START = "game.start-game";

  private static final String SCHEMAS = "components/schemas";

  private final ObjectMapper json;
  private final OneOf kinds;
  private final SchemaBuilder schemas;
  private final Map<String, Class<?>> commands = new TreeMap<>();

  private final List<String> expansions;

  private CommandSchemas(WireTypes types, List<ExpansionId> expansions) {
    this.expansions = expansions.stream().map(ExpansionId::value).toList();

    json = types.commandJson();
    kinds = new OneOf(json, "type", "The wire name of the command.");
    schemas = new SchemaGenerator(WireSchemas.config(json)).buildMultipleSchemaDefinitions();
    commands.putAll(types.names());
    commands.values().removeIf(type -> !Command.class.isAssignableFrom(type));
    commands.remove(START);
  }

  static CommandSchemas ofThePlatform() {
    return new CommandSchemas(Services.wire(), Services.book().known());
  }

  /** The schemas as a part of an OpenAPI document. */
  ObjectNode document() {
    commands.values().forEach(schemas::createSchemaReference);
    Map<String, JsonNode> all = new TreeMap<>();
    schemas
        .collectDefinitions(SCHEMAS)
        .properties()
        .forEach(schema -> all.put(schema.getKey(), schema.getValue()));
    commands.forEach(
        (name, type) -> all.computeIfAbsent(name, _ -> all.get(WireTypes.nameOf(type))));
    all.keySet().removeAll(ofSeveralServices());
    commands.keySet().stream()
        .filter(name -> !LOBBY.contains(name))
        .forEach(name -> all.computeIfPresent(name, this::typed));
    all.computeIfPresent("Seat", (_, schema) -> words(schema, seats()));
    all.computeIfPresent("ExpansionId", (_, schema) -> words(schema, expansions));
    all.put("Command", oneOf());
    ObjectNode document = json.createObjectNode().put("openapi", "3.1.0");
    document.putObject("components").putObject("schemas").setAll(all);
    return document;
  }

  /** The names of the classes of commands that several services take. They are no wire names. */
  private Set<String> ofSeveralServices() {
    return commands.values().stream()
        .filter(ServiceCommand.class::isAssignableFrom)
        .map(WireTypes::nameOf)
        .collect(Collectors.toSet());
  }

  /** The schema with the properties that the API adds to every command. */
  private ObjectNode typed(String name, JsonNode fields) {
    ObjectNode schema = kinds.of(name, fields);
    ((ObjectNode) schema.get("properties"))
        .putObject("dryRun")
        .put("type", "boolean")
        .put("default", false)
        .put("description", "Whether to ask only what the command would result in.");
    return schema;
  }

  private static JsonNode words(JsonNode text, List<String> words) {
    words.forEach(((ObjectNode) text).putArray("enum")::add);
    return text;
  }

  private static List<String> seats() {
    return IntStream.rangeClosed(1, Seat.MAX).mapToObj(Seat::new).map(Seat::toString).toList();
  }

  /** The commands of a seat, which are given by forms. */
  List<String> given() {
    return commands.keySet().stream().filter(name -> !LOBBY.contains(name)).toList();
  }

  private ObjectNode oneOf() {
    return kinds.all(
        "A command of a seat, as in the samples of the options.",
        given(),
        UnaryOperator.identity());
  }
}
