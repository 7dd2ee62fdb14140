package org.lazax.table;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import java.io.IOException;
import org.lazax.table.setup.GivenParts;
import org.lazax.table.setup.GivenPartsReader;

/**
 * Reads each part as the wire type with its name. A part that no expansion brings is refused:
 * without it the table would be a different one.
 */
final class TablePartsReader extends JsonDeserializer<TableParts> {
  @Override
  public TableParts deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    return parser.isExpectedStartObjectToken()
        ? TableParts.of(new GivenParts(GivenPartsReader.read(parser, context)))
        : (TableParts) context.handleUnexpectedToken(TableParts.class, parser);
  }

  /** A table without this property has no parts. */
  @Override
  public TableParts getAbsentValue(DeserializationContext context) {
    return TableParts.NONE;
  }
}
