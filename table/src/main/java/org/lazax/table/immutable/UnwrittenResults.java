package org.lazax.table.immutable;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;

/** Results are never written. They are computed again from what was read. */
final class UnwrittenResults extends JsonDeserializer<ResultCache> {
  @Override
  public ResultCache deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    return context.reportInputMismatch(ResultCache.class, "results are not written");
  }

  @Override
  public ResultCache getAbsentValue(DeserializationContext context) {
    return new ResultCache();
  }
}
