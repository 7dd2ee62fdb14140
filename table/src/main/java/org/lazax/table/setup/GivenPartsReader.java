package org.lazax.table.setup;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.lazax.table.component.ComponentState;

/** Reads each part as the wire type with its name. A part that no expansion brings is refused. */
public final class GivenPartsReader extends JsonDeserializer<GivenParts> {
  @Override
  public GivenParts deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    return parser.isExpectedStartObjectToken()
        ? new GivenParts(read(parser, context))
        : (GivenParts) context.handleUnexpectedToken(GivenParts.class, parser);
  }

  /** The parts of the object that begins here, by name. */
  public static Map<String, ComponentState> read(JsonParser parser, DeserializationContext context)
      throws IOException {
    Map<String, Class<?>> known = known(context.getConfig());
    Map<String, ComponentState> parts = new HashMap<>();
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      Class<?> type = known.get(name);
      if (type == null) {
        JavaType part = context.constructType(ComponentState.class);
        throw context.invalidTypeIdException(part, name, "no expansion brings such a part");
      }
      parser.nextToken();
      parts.put(name, (ComponentState) context.readValue(parser, type));
    }
    return parts;
  }

  private static Map<String, Class<?>> known(DeserializationConfig config) {
    AnnotatedClass part =
        config
            .introspectClassAnnotations(config.constructType(ComponentState.class))
            .getClassInfo();
    Map<String, Class<?>> known = new HashMap<>();
    for (NamedType type :
        config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, part)) {
      known.put(type.getName(), type.getType());
    }
    return known;
  }
}
