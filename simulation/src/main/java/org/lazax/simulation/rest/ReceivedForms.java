package org.lazax.simulation.rest;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.bot.FilledForm;

/**
 * Reads the forms of the gateway and makes commands of them as JSON, without knowing any command.
 */
final class ReceivedForms {
  private final ObjectMapper json;

  /** Unknown properties of forms are ignored, as a client of the API must do. */
  ReceivedForms(WireTypes wire) {
    this.json =
        wire.json()
            .copy()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
  }

  /** A command as JSON. */
  private record JsonCommand(@JsonValue ObjectNode node) implements Command {}

  List<Option> read(JsonNode forms) {
    List<Option> options = new ArrayList<>();
    for (JsonNode form : forms) {
      options.add(() -> readOne(form));
    }
    return options;
  }

  private Form readOne(JsonNode form) {
    String command = form.path("command").asText();
    return new Form(
        command,
        form.path("title").asText(),
        read(form.path("rules"), new TypeReference<List<String>>() {}, List.of()),
        read(form.path("fields"), new TypeReference<List<Field>>() {}, List.of()),
        new Form.Sample(command, new JsonCommand(((ObjectNode) form.path("sample")).deepCopy())),
        read(form.path("about"), new TypeReference<Map<String, Object>>() {}, Map.of()));
  }

  private <T> T read(JsonNode node, TypeReference<T> type, T none) {
    try {
      return node.isMissingNode() ? none : json.readValue(json.treeAsTokens(node), type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("not a part of a form: " + node, e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The complete command of a filled form. */
  ObjectNode command(FilledForm filled) {
    ObjectNode command = ((JsonCommand) filled.form().sample().command()).node().deepCopy();
    filled.values().forEach((name, value) -> command.set(name, json.valueToTree(value)));
    return command;
  }
}
