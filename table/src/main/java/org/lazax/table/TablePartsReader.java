package org.lazax.table;

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

/**
 * Reads each part as the wire type with its name. A part that no expansion brings is refused:
 * without it the table would be a different one.
 */
final class TablePartsReader extends JsonDeserializer<TableParts> {
  @Override
  public TableParts deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    if (!parser.isExpectedStartObjectToken()) {
      return (TableParts) context.handleUnexpectedToken(TableParts.class, parser);
    }
    Map<String, Class<?>> known = known(context.getConfig());
    TableParts parts = TableParts.NONE;
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      Class<?> type = known.get(name);
      if (type == null) {
        JavaType part = context.constructType(TablePart.class);
        throw context.invalidTypeIdException(part, name, "no expansion brings such a part");
      }
      parser.nextToken();
      parts = parts.with(name, (TablePart) context.readValue(parser, type));
    }
    return parts;
  }

  private static Map<String, Class<?>> known(DeserializationConfig config) {
    AnnotatedClass part =
        config.introspectClassAnnotations(config.constructType(TablePart.class)).getClassInfo();
    Map<String, Class<?>> known = new HashMap<>();
    for (NamedType type :
        config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, part)) {
      known.put(type.getName(), type.getType());
    }
    return known;
  }

  /** A table without this property has no parts. */
  @Override
  public TableParts getAbsentValue(DeserializationContext context) {
    return TableParts.NONE;
  }
}
