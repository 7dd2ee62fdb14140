package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** The schemas of commands in the contract are those of the services, and describe everything. */
final class CommandSchemasTest {
  private static final ObjectNode DOCUMENT = CommandSchemas.ofThePlatform().document();

  @Test
  void theSchemasOfTheContractAreUpToDate() throws IOException {
    GeneratedPart.assertUpToDate("commands.json", DOCUMENT);
  }

  @Test
  void everySchemaAndEveryFieldIsDescribed() {
    assertThat(new Contract(DOCUMENT).undescribed()).isEmpty();
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
