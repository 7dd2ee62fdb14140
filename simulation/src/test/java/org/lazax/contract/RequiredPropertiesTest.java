package org.lazax.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.Services;

/** A schema requires exactly the properties without which a service cannot read the command. */
final class RequiredPropertiesTest {
  private static final String UNKNOWN = "unknown";

  private static final WireTypes WIRE = Services.wire();
  private final ObjectMapper json = WIRE.commandJson();
  private final Contract contract = new Contract(CommandSchemas.ofThePlatform().document());

  @TestFactory
  Stream<DynamicTest> whatMayBeLeftOut() {
    return WIRE.names().entrySet().stream()
        .filter(type -> Command.class.isAssignableFrom(type.getValue()))
        .map(Map.Entry::getKey)
        .filter(contract.names()::contains)
        .map(name -> DynamicTest.dynamicTest(name, () -> compare(name)));
  }

  private void compare(String name) throws IOException {
    ObjectNode sample = sample(name);
    List<String> pointers = new ArrayList<>();
    collect("", sample, pointers::add);

    assertThat(agree(name, sample)).as("read as it is").isTrue();
    assertThat(agree(name, sample.deepCopy().put(UNKNOWN, true))).as(UNKNOWN).isTrue();
    for (String pointer : pointers) {
      ObjectNode without = sample.deepCopy();
      int last = pointer.lastIndexOf('/');
      ((ObjectNode) without.at(pointer.substring(0, last)))
          .remove(pointer.substring(last + 1).replace("~1", "/"));
      assertThat(agree(name, without)).as("without " + pointer).isTrue();
    }
  }

  /** Whether service and schema agree on which properties there are; samples have any values. */
  private boolean agree(String name, ObjectNode command) {
    ObjectNode sent = command.deepCopy();
    if (contract.all().path(name).path("properties").has("type")) {
      sent.put("type", name);
    }
    boolean valid =
        contract.errors(name, sent).stream()
            .noneMatch(
                error -> List.of("required", "additionalProperties").contains(error.getKeyword()));
    return valid == isRead(name, command);
  }

  private boolean isRead(String name, ObjectNode command) {
    Class<?> type = WIRE.classOf(name).orElseThrow();
    try {
      return json.reader(WireTypes.ofName(name)).treeToValue(command, type) != null;
    } catch (JsonProcessingException e) {
      return false;
    }
  }

  private static void collect(String at, JsonNode node, Consumer<String> found) {
    node.properties()
        .forEach(property -> {
          String pointer = at + "/" + property.getKey().replace("/", "~1");
          found.accept(pointer);
          collect(pointer, property.getValue(), found);
        });
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      collect(at + "/" + i, node.get(i), found);
    }
  }

  private ObjectNode sample(String name) throws IOException {
    Path service = Path.of("..", name.substring(0, name.indexOf('.')) + "-service");
    Path file = service.resolve(Path.of("src", "test", "resources", "wire", name + ".json"));
    return (ObjectNode) json.readTree(Files.readString(file));
  }
}
