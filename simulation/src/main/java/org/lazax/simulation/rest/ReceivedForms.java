package org.lazax.simulation.rest;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.FilledForm;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.wire.WireTypes;

/** Forms as they come from the gateway, and commands as they go back, without knowing any. */
final class ReceivedForms {
  private final ObjectMapper json;

  /** Forms may tell more than a client knows, so it reads what it knows. */
  ReceivedForms(WireTypes wire) {
    this.json =
        wire.json()
            .copy()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
  }

  /** A command of which only the JSON is known. */
  private record Unread(@JsonValue ObjectNode node) implements Command {}

  List<Form> read(JsonNode options) {
    List<Form> forms = new ArrayList<>();
    for (JsonNode option : options) {
      forms.add(readOne(option));
    }
    return forms;
  }

  private Form readOne(JsonNode form) {
    String command = form.path("command").asText();
    return new Form(
        command,
        form.path("title").asText(),
        read(form.path("rules"), new TypeReference<List<String>>() {}, List.of()),
        read(form.path("fields"), new TypeReference<List<Field>>() {}, List.of()),
        new Form.Sample(command, new Unread(((ObjectNode) form.path("sample")).deepCopy())),
        read(form.path("about"), new TypeReference<Map<String, Object>>() {}, Map.of()));
  }

  private <T> T read(JsonNode node, TypeReference<T> type, T none) {
    try {
      return node.isMissingNode() ? none : json.readValue(json.treeAsTokens(node), type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no part of a form: " + node, e);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The whole command that a filled in form says. */
  ObjectNode command(FilledForm filled) {
    ObjectNode command = ((Unread) filled.form().sample().command()).node().deepCopy();
    filled.values().forEach((name, value) -> command.set(name, json.valueToTree(value)));
    return command;
  }
}
