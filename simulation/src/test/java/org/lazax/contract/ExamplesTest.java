package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.simulation.rules.Services;

/** The examples of the contract are taken from a game, are valid, and name what exists. */
final class ExamplesTest {
  private static final Path CONTRACT =
      Path.of("..", "gateway", "src", "main", "resources", "META-INF", "openapi.yaml");

  private static final String ANALYSIS = "/analysis/";
  private static final String TOURNAMENTS = "/tournaments";

  /** What only a game can have: an example with one of these is taken from the played game. */
  private static final Set<String> OF_A_GAME = Set.of("type", "options", "events", "view", "games");

  private static final ObjectNode GENERATED = Examples.document();
  private static final ObjectNode WHOLE = read();

  /** The contract as it is served. */
  @BeforeAll
  static void merge() {
    ObjectNode components = (ObjectNode) WHOLE.path("components");
    ((ObjectNode) components.path("schemas"))
        .setAll((ObjectNode) CommandSchemas.ofThePlatform().document().at("/components/schemas"));
    components.set("examples", GENERATED.at("/components/examples"));
  }

  @Test
  void theExamplesOfTheContractAreUpToDate() throws IOException {
    GeneratedPart.assertUpToDate("examples.json", GENERATED);
  }

  @Test
  void everyExampleOfARequestIsValid() {
    Contract contract = new Contract(WHOLE);
    List<String> checked = new ArrayList<>();
    operations((path, operation) -> {
      JsonNode content = operation.at("/requestBody/content/application~1json");
      String schema = content.at("/schema/$ref").asText();
      for (JsonNode example : examples(content)) {
        assertThat(contract.errors(schema.substring(schema.lastIndexOf('/') + 1), example))
            .as(path + " " + example)
            .isEmpty();
        checked.add(path);
      }
    });

    assertThat(checked).contains("/games", "/games/{game}/seats", "/games/{game}/commands");
  }

  @Test
  void everyExampleOfACommandIsValidByItsOwnSchema() {
    Contract contract = new Contract(WHOLE);
    List<JsonNode> commands = new ArrayList<>();
    WHOLE
        .at("/components/examples")
        .forEach(example -> {
          commands.addAll(example.path("value").findValues("sample"));
        });
    commands.add(WHOLE.at("/components/examples/command/value"));

    assertThat(commands)
        .hasSizeGreaterThan(3)
        .allSatisfy(command ->
            assertThat(contract.errors(command.path("type").asText(), command)).isEmpty());
  }

  @Test
  void whatAnExampleShowsOfAGameIsTakenFromTheGame() {
    List<String> madeUp = new ArrayList<>();
    operations((path, operation) -> {
      if (!path.startsWith(ANALYSIS) && !path.startsWith(TOURNAMENTS)) {
        inline(operation).stream()
            .filter(example -> OF_A_GAME.stream().anyMatch(example::has))
            .forEach(example -> madeUp.add(path + " " + example));
      }
    });

    assertThat(madeUp).isEmpty();
  }

  @Test
  void everyIdOfAnExampleIsInTheCatalog() {
    Catalog catalog = Services.catalog();
    Map<String, Predicate<String>> known =
        Map.of(
            "system", id -> catalog.tiles().containsKey(new TileId(id)),
            "tile", id -> catalog.tiles().containsKey(new TileId(id)),
            "planet", id -> catalog.planets().containsKey(new PlanetId(id)),
            "faction", id -> catalog.factions().containsKey(new FactionId(id)));
    List<JsonNode> all = new ArrayList<>();
    WHOLE.at("/components/examples").forEach(all::add);
    operations((path, operation) -> {
      if (!path.startsWith(ANALYSIS)) {
        all.addAll(inline(operation));
      }
    });

    known.forEach((name, isKnown) ->
        assertThat(all.stream().flatMap(example -> example.findValuesAsText(name).stream()))
            .as(name)
            .allMatch(isKnown));
    assertThat(all.toString()).contains("\"system\":", "\"faction\":");
  }

  private static void operations(BiConsumer<String, JsonNode> each) {
    WHOLE
        .path("paths")
        .properties()
        .forEach(path ->
            path.getValue()
                .forEach(operation -> {
                  if (operation.has("operationId")) {
                    each.accept(path.getKey(), operation);
                  }
                }));
  }

  /** The examples that stand in an operation itself. */
  private static List<JsonNode> inline(JsonNode operation) {
    List<JsonNode> found = new ArrayList<>(operation.findValues("example"));
    operation
        .findValues("examples")
        .forEach(examples ->
            examples.forEach(example -> {
              if (example.has("value")) {
                found.add(example.path("value"));
              }
            }));
    return found;
  }

  /** The examples of a body, also those that it refers to. */
  private static List<JsonNode> examples(JsonNode content) {
    List<JsonNode> found = new ArrayList<>();
    if (content.has("example")) {
      found.add(content.path("example"));
    }
    content
        .path("examples")
        .forEach(example ->
            found.add(
                example.has("$ref")
                    ? WHOLE.at(example.path("$ref").asText().substring(1)).path("value")
                    : example.path("value")));
    return found;
  }

  private static ObjectNode read() {
    try {
      return (ObjectNode) new YAMLMapper().readTree(CONTRACT.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
