package org.lazax.chronicle.commit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;

/**
 * Reads the events of accepted commits. A service skips the flow events of other services. Any
 * other line that cannot be read is an {@link UnreadableException}, which stops the game.
 */
public final class EventLines {
  private final Optional<Service> reader;
  private final WireTypes types;
  private final Upcasters upcasters;

  /** By wire name, for those read so far: to look up how a class is read takes time. */
  private final Map<String, ObjectReader> readers = new ConcurrentHashMap<>();

  private EventLines(Optional<Service> reader, WireTypes types, Upcasters upcasters) {
    this.reader = reader;
    this.types = types;
    this.upcasters = upcasters;
  }

  /** Reads the shared events and the flow events of this service. */
  public static EventLines of(Service reader, WireTypes types, Upcasters upcasters) {
    return new EventLines(Optional.of(reader), types, upcasters);
  }

  /** Reads every line. */
  public static EventLines ofAll(WireTypes types, Upcasters upcasters) {
    return new EventLines(Optional.empty(), types, upcasters);
  }

  /** The events of a commit that this reader reads, in order. */
  public List<GameEvent> read(Commit commit) {
    List<Header.Entry> entries = commit.header().events();
    if (entries.size() != commit.lines().size()) {
      throw new UnreadableException(
          "commit %d has %d events in its header and %d event lines"
              .formatted(commit.header().seq(), entries.size(), commit.lines().size()));
    }
    List<GameEvent> events = new ArrayList<>(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      if (concerns(entries.get(i).type())) {
        events.add(read(entries.get(i).type(), commit.lines().get(i)));
      }
    }
    return events;
  }

  /** Whether this reader reads events of this wire name. */
  public boolean concerns(String type) {
    Optional<Service> owner = Service.owning(type);
    return reader.isEmpty() || owner.isEmpty() || owner.equals(reader);
  }

  /** Reads one event line. */
  public GameEvent read(String type, Line line) {
    return parse(type, readers.computeIfAbsent(type, this::reader), line);
  }

  private ObjectReader reader(String type) {
    String name = upcasters.newest(type);
    Class<?> known =
        types.classOf(name).orElseThrow(() -> new UnreadableException("an unknown event: " + type));
    if (!GameEvent.class.isAssignableFrom(known)) {
      throw new UnreadableException("not an event: " + type);
    }
    return types.json().readerFor(known);
  }

  private GameEvent parse(String type, ObjectReader reader, Line line) {
    try {
      return upcasters.oldNames().contains(type)
          ? reader.readValue(upcasters.upcast(type, tree(line)).json())
          : Json.event(line, reader);
    } catch (IOException e) {
      // Without the parser's message and without a cause: both quote the line, which may be hidden.
      throw new UnreadableException("not a " + type + position(e));
    }
  }

  private ObjectNode tree(Line line) throws JsonProcessingException {
    if (types.json().readTree(Json.text(line)) instanceof ObjectNode object) {
      return object;
    }
    throw new UnreadableException("not a JSON object");
  }

  private static String position(IOException e) {
    return e instanceof JsonProcessingException unlike && unlike.getLocation() != null
        ? ", at column " + unlike.getLocation().getColumnNr()
        : "";
  }
}
