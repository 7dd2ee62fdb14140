package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** The schemas of commands in the contract are those of the services, and describe everything. */
final class CommandSchemasTest {
  /** Set by {@code ./lazax conformance}, which writes the file. All other runs only compare. */
  private static final boolean WRITE = "write".equals(System.getProperty("lazax.conformance"));

  private static final Path FILE =
      Path.of("..", "gateway", "src", "main", "resources", "openapi", "commands.json");

  private static final JsonNode DOCUMENT = CommandSchemas.ofThePlatform().document();

  @Test
  void theSchemasOfTheContractAreUpToDate() throws IOException {
    String text =
        new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(DOCUMENT)
            + "\n";
    if (WRITE) {
      Files.createDirectories(FILE.getParent());
      Files.writeString(FILE, text);
    }
    assertThat(Files.readString(FILE).equals(text))
        .as(FILE + " is up to date (if not, run ./lazax conformance)")
        .isTrue();
  }

  @Test
  void everySchemaAndEveryFieldIsDescribed() {
    List<String> undescribed = new ArrayList<>();
    schemas()
        .properties()
        .forEach(schema -> {
          if (!schema.getValue().has("description")) {
            undescribed.add(schema.getKey());
          }
        });
    fields((name, field) -> {
      if (!field.has("description")) {
        undescribed.add(name);
      }
    });

    assertThat(undescribed).isEmpty();
  }

  /** A number without an upper bound is limited by the game, such as that of trade goods. */
  @Test
  void everyNumberHasALowerBound() {
    List<String> unbounded = new ArrayList<>();
    fields((name, field) -> {
      if (field.path("type").asText().equals("integer") && !field.has("minimum")) {
        unbounded.add(name);
      }
    });

    assertThat(unbounded).isEmpty();
  }

  private static JsonNode schemas() {
    return DOCUMENT.path("components").path("schemas");
  }

  private static void fields(BiConsumer<String, JsonNode> each) {
    schemas()
        .properties()
        .forEach(schema ->
            schema
                .getValue()
                .path("properties")
                .properties()
                .forEach(field ->
                    each.accept(schema.getKey() + "." + field.getKey(), field.getValue())));
  }
}
