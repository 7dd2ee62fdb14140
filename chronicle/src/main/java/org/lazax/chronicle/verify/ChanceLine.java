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

/** The chance in an event's line, by the name that every {@code ByChance} event gives it. */
final class ChanceLine {
  private static final ObjectMapper JSON = WireTypes.of(List.of()).json();

  /** No decision throws a million dice. */
  private static final int FARTHEST = 1 << 20;

  private ChanceLine() {}

  static Optional<Chance> in(Shown shown) {
    try {
      JsonNode chance = JSON.readTree(shown.line().toString()).get("chance");
      return chance == null ? Optional.empty() : Optional.of(read(chance, shown));
    } catch (JsonProcessingException e) {
      throw new InvalidExportException(shown.number(), "no event with its chance");
    }
  }

  private static Chance read(JsonNode node, Shown shown) throws JsonProcessingException {
    if (!node.isObject()) {
      throw new InvalidExportException(shown.number(), "no chance: " + node);
    }
    Chance chance = JSON.treeToValue(node, Chance.class);
    boolean sound =
        chance.position() >= 0
            && chance.position() <= FARTHEST
            && chance.bounds().size() == chance.values().size()
            && chance.bounds().stream().allMatch(bound -> bound >= 1);
    if (!sound) {
      throw new InvalidExportException(shown.number(), "no chance: " + node);
    }
    return chance;
  }
}
