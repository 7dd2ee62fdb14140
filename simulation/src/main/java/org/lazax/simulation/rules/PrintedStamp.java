package org.lazax.simulation.rules;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;

/** Reads the stamp of a commit from the JSON of its header. */
public final class PrintedStamp {
  private PrintedStamp() {}

  public static Stamp of(JsonNode header) {
    return new Stamp(
        header.path("seq").asLong(),
        Instant.parse(header.path("at").asText()),
        Optional.ofNullable(header.get("actor")).map(JsonNode::asText).map(Seat::of));
  }
}
