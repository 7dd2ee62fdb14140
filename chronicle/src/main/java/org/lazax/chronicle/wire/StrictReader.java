package org.lazax.chronicle.wire;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import java.util.List;
import java.util.stream.Stream;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;

/**
 * Reads a request body that is no command. A refusal names the place in the body that cannot be
 * read.
 */
public final class StrictReader {
  private static final ObjectMapper JSON =
      WireTypes.of(List.of())
          .json()
          .setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL));

  private StrictReader() {}

  /**
   * Reads a body as a record of this type.
   *
   * @throws RefusalException naming the place, such as {@code tiles[3].rotation}
   */
  public static <V> V read(JsonNode body, Class<V> type) {
    try {
      return JSON.treeToValue(body, type);
    } catch (JsonMappingException e) {
      String why =
          e instanceof PropertyBindingException
              ? "there is no such field"
              : "this field is missing or has another form";
      throw new RefusalException(named(Refusal.of("malformed-analysis", why), body, e));
    } catch (JsonProcessingException e) {
      throw new RefusalException(
          Refusal.of("malformed-analysis", "the body is not the expected JSON"));
    }
  }

  /** Adds the place, the value there, and the allowed values if they are known. */
  private static Refusal named(Refusal refusal, JsonNode body, JsonMappingException e) {
    Refusal named = refusal.with("at", place(e.getPath()));
    JsonNode value = body;
    for (Reference step : e.getPath()) {
      value =
          step.getFieldName() == null
              ? value.path(step.getIndex())
              : value.path(step.getFieldName());
    }
    if (!value.isMissingNode()) {
      named = named.with("value", value);
    }
    List<String> allowed = allowed(e);
    return allowed.isEmpty() ? named : named.with("allowed", allowed);
  }

  private static List<String> allowed(JsonMappingException e) {
    if (e instanceof PropertyBindingException unknown && unknown.getKnownPropertyIds() != null) {
      return unknown.getKnownPropertyIds().stream().map(String::valueOf).sorted().toList();
    }
    if (e instanceof InvalidFormatException wrong && wrong.getTargetType().isEnum()) {
      return Stream.of(wrong.getTargetType().getEnumConstants())
          .map(each -> JSON.valueToTree(each).asText())
          .toList();
    }
    return List.of();
  }

  /** A place in a body, such as {@code tiles[3].rotation}. */
  static String place(List<Reference> path) {
    StringBuilder place = new StringBuilder();
    for (Reference step : path) {
      if (step.getFieldName() == null) {
        place.append('[').append(step.getIndex()).append(']');
      } else {
        place.append(place.isEmpty() ? "" : ".").append(step.getFieldName());
      }
    }
    return place.toString();
  }
}
