package org.lazax.chronicle.verify;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.export.ExportedLog.Shown;
import org.lazax.chronicle.export.InvalidExportException;
import org.lazax.chronicle.wire.WireTypes;

/**
 * Reads the random numbers in an event line: the field {@code chance} of every {@link
 * org.lazax.chronicle.ChanceEvent}.
 */
final class ChanceLine {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  /** A greater position is taken for a defect: no decision draws a million bytes. */
  private static final int MAX_POSITION = 1 << 20;

  private ChanceLine() {}

  static Optional<Chance> in(Shown shown) {
    try {
      JsonNode chance = JSON.readTree(shown.line().toString()).get("chance");
      return chance == null ? Optional.empty() : Optional.of(read(chance, shown));
    } catch (JsonProcessingException e) {
      throw new InvalidExportException(shown.number(), "not an event with random numbers");
    }
  }

  private static Chance read(JsonNode node, Shown shown) throws JsonProcessingException {
    if (!node.isObject()) {
      throw new InvalidExportException(shown.number(), "no chance: " + node);
    }
    Chance chance = JSON.treeToValue(node, Chance.class);
    boolean valid =
        chance.position() >= 0
            && chance.position() <= MAX_POSITION
            && chance.bounds().size() == chance.values().size()
            && chance.bounds().stream().allMatch(bound -> bound >= 1);
    if (!valid) {
      throw new InvalidExportException(shown.number(), "no chance: " + node);
    }
    return chance;
  }
}
