package org.lazax.log.rows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.lazax.chronicle.wire.WireTypes;

/** Writes and reads columns that hold JSON of the chronicle's types. */
public final class RowJson {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  private RowJson() {}

  public static String print(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a row is always writable", e);
    }
  }

  public static <V> V parse(String json, TypeReference<V> type) {
    try {
      return JSON.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not the expected JSON: " + json, e);
    }
  }
}
