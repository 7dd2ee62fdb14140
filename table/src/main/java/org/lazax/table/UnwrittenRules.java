package org.lazax.table;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;

/** Rules are never written. A table that was read has no rules until it is restored. */
final class UnwrittenRules extends JsonDeserializer<Rules> {
  @Override
  public Rules deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    return context.reportInputMismatch(Rules.class, "rules are not written");
  }

  @Override
  public Rules getAbsentValue(DeserializationContext context) {
    return Rules.NONE;
  }
}
