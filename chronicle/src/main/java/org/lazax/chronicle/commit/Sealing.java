package org.lazax.chronicle.commit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.wire.WireTypes;

/**
 * Makes a commit of a decision: a line for each event, and the digest of each line in the header.
 */
public final class Sealing {
  private final ObjectMapper json;

  public Sealing(WireTypes types) {
    this.json = types.json();
  }

  /**
   * Makes a commit of these events.
   *
   * @param header of the commit, without its events
   * @param events at least one
   */
  public Commit seal(Header header, List<GameEvent> events, SaltSource salts) {
    if (events.isEmpty()) {
      throw new IllegalArgumentException("a commit needs events");
    }
    List<Line> lines = new ArrayList<>(events.size());
    List<Header.Entry> entries = new ArrayList<>(events.size());
    for (GameEvent event : events) {
      Line line = Line.of(print(event));
      Hash digest = line.digest(salts.salt(header.seq(), lines.size()));
      entries.add(new Header.Entry(WireTypes.nameOf(event.getClass()), digest, event.audience()));
      lines.add(line);
    }
    Header full = header.with(entries);
    return new Commit(full, HeaderLine.print(full), lines);
  }

  private String print(GameEvent event) {
    try {
      return json.writeValueAsString(event);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot print " + event, e);
    }
  }
}
