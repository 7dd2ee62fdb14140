package org.lazax.chronicle.wire;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.chronicle.Command;

/**
 * Reads commands. Its messages name the property that cannot be read, and say what is wrong with it
 * in the words of the contract. The parser's own messages name classes and are not shown.
 */
public final class CommandReader {
  /** A longer value is cut in a message. */
  private static final int MOST = 40;

  private final WireTypes types;
  private final ObjectMapper json;

  /** A reader of the commands among these types. */
  public CommandReader(WireTypes types) {
    this.types = types;
    this.json = types.commandJson();
  }

  /**
   * The command of this wire name.
   *
   * @throws IllegalArgumentException if there is none or it cannot be read
   */
  public Command read(String type, JsonNode payload) {
    Class<? extends Command> command =
        types
            .classOf(type)
            .filter(Command.class::isAssignableFrom)
            .<Class<? extends Command>>map(found -> found.asSubclass(Command.class))
            .orElseThrow(() -> new IllegalArgumentException("no command is called " + type));
    return read(type, payload, command);
  }

  /**
   * What is given under a name, as a value of this class.
   *
   * @throws IllegalArgumentException if it cannot be read
   */
  public <V> V read(String type, JsonNode payload, Class<V> as) {
    if (!payload.isObject()) {
      throw new IllegalArgumentException("%s is no object".formatted(type));
    }
    try {
      return json.reader(WireTypes.ofName(type)).treeToValue(payload, as);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("%s: %s".formatted(type, what(e, payload)), e);
    }
  }

  private String what(JsonProcessingException e, JsonNode payload) {
    if (!(e instanceof JsonMappingException wrong) || wrong.getPath().isEmpty()) {
      return "it has another form";
    }
    String place = StrictReader.place(wrong.getPath());
    if (wrong instanceof PropertyBindingException unknown) {
      return "there is no property %s; there are %s".formatted(place, known(properties(unknown)));
    }
    JsonNode value = value(payload, wrong.getPath());
    if (value.isMissingNode() || value.isNull()) {
      return place + " is missing";
    }
    if (wrong instanceof InvalidFormatException format && format.getTargetType().isEnum()) {
      return "%s is %s, not one of %s"
          .formatted(place, shown(value), known(constants(format.getTargetType())));
    }
    if (wrong instanceof ValueInstantiationException refused
        && refused.getCause() instanceof IllegalArgumentException why
        && !(why instanceof NumberFormatException)) {
      return "%s is wrong: %s".formatted(place, why.getMessage());
    }
    return wrong instanceof MismatchedInputException mismatched
            && mismatched.getTargetType() != null
        ? "%s is %s, not %s".formatted(place, shown(value), expected(mismatched.getTargetType()))
        : place + " has another form";
  }

  /** The properties that the mapper writes, without what it adds itself in reading. */
  private List<String> properties(PropertyBindingException unknown) {
    Class<?> type = unknown.getReferringClass();
    return type == null
        ? List.of()
        : json
            .getSerializationConfig()
            .introspect(json.constructType(type))
            .findProperties()
            .stream()
            .filter(BeanPropertyDefinition::couldSerialize)
            .map(BeanPropertyDefinition::getName)
            .toList();
  }

  private static JsonNode value(JsonNode payload, List<Reference> path) {
    JsonNode value = payload;
    for (Reference step : path) {
      value =
          step.getFieldName() == null
              ? value.path(step.getIndex())
              : value.path(step.getFieldName());
    }
    return value;
  }

  private static String shown(JsonNode value) {
    return switch (value.getNodeType()) {
      case ARRAY -> "a list";
      case OBJECT -> "an object";
      default -> {
        String text = value.toString();
        yield text.length() > MOST ? text.substring(0, MOST) + "…" : text;
      }
    };
  }

  /** What the contract says of a value of this type. */
  private String expected(Class<?> type) {
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return "a whole number";
    }
    if (Collection.class.isAssignableFrom(type) || isArray(type)) {
      return "a list";
    }
    boolean isObject = Map.class.isAssignableFrom(type) || (type.isRecord() && !isValue(type));
    return isObject ? "an object" : "a text";
  }

  /** Whether a record is written as its one value. */
  private boolean isValue(Class<?> type) {
    return json.getSerializationConfig()
            .introspect(json.constructType(type))
            .findJsonValueAccessor()
        != null;
  }

  private static boolean isArray(Class<?> type) {
    JsonFormat format = type.getAnnotation(JsonFormat.class);
    return format != null && format.shape() == JsonFormat.Shape.ARRAY;
  }

  private List<String> constants(Class<?> type) {
    return Stream.of(type.getEnumConstants()).map(each -> json.valueToTree(each).asText()).toList();
  }

  private static String known(List<String> names) {
    return names.isEmpty() ? "none" : names.stream().sorted().collect(Collectors.joining(", "));
  }
}
