package org.lazax.chronicle.commit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;

/**
 * Reads records of any kind. It never fails, and it is frozen for version 1, like the reading of
 * headers.
 */
final class RecordReader {
  private RecordReader() {}

  static ChronicleRecord read(byte[] value) {
    List<Line> lines = Line.split(value);
    try {
      if (lines.isEmpty()) {
        throw new UnreadableException("an empty record");
      }
      Optional<Header> canonical = CanonicalHeaderReader.read(lines.getFirst());
      if (canonical.isPresent()) {
        return Commit.read(canonical.get(), lines, value);
      }
      ObjectNode first = Json.object(lines.getFirst());
      if (first.has("refusal")) {
        requireOne(lines);
        return refused(new Fields(first));
      }
      if (first.has("instance")) {
        requireOne(lines);
        return claim(new Fields(first));
      }
      return Commit.read(HeaderLine.read(new Fields(first)), lines, value);
    } catch (UnreadableException | IllegalArgumentException | DateTimeException e) {
      return new UnreadableRecord(value, String.valueOf(e.getMessage()));
    }
  }

  private static Claim claim(Fields fields) {
    HeaderLine.requireVersion(fields);
    Claim claim =
        new Claim(
            fields.read("claim", ClaimId::new),
            fields.read("by", HeaderLine::service),
            fields.text("instance"));
    fields.requireNoOthers();
    return claim;
  }

  private static RefusedCommand refused(Fields fields) {
    HeaderLine.requireVersion(fields);
    RefusedCommand refused =
        new RefusedCommand(
            fields.read("refusal", CommandId::of),
            fields.read("game", GameId::new),
            fields.read("by", HeaderLine::service),
            fields.read("claim", ClaimId::new),
            fields.readOptional("seat", Seat::of),
            fields.read("at", Json::time),
            Json.value(fields.node("refused"), Refusal.class));
    fields.requireNoOthers();
    return refused;
  }

  private static void requireOne(List<Line> lines) {
    if (lines.size() > 1) {
      throw new UnreadableException("more than one line");
    }
  }
}
