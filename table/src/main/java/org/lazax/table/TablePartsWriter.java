package org.lazax.table;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.util.Map;

/** Writes each part under its name. */
final class TablePartsWriter extends JsonSerializer<TableParts> {
  @Override
  public void serialize(TableParts parts, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    json.writeStartObject();
    for (Map.Entry<String, TablePart> part : parts.byName().entrySet()) {
      provider.defaultSerializeField(part.getKey(), part.getValue(), json);
    }
    json.writeEndObject();
  }

  @Override
  public boolean isEmpty(SerializerProvider provider, TableParts parts) {
    return parts.byName().isEmpty();
  }
}
