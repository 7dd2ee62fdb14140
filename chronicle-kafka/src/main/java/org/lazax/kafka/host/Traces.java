package org.lazax.kafka.host;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.log.CloudEvents;

/**
 * The W3C traces of the latest commands. The records and log lines of a command continue its trace.
 * For the host's thread only.
 */
final class Traces {
  private static final int ID_START = 3;
  private static final int ID_END = 35;

  private final Map<String, String> parents = new Cache();

  /** Records the trace in a command's headers. */
  void record(Headers headers) {
    CloudEvents.trace(headers)
        .filter(parent -> parent.length() > ID_END)
        .ifPresent(
            parent -> CloudEvents.id(headers).ifPresent(command -> parents.put(command, parent)));
  }

  /** The headers of a record. A record that answers a command has the command's trace. */
  List<Header> headers(HostEffect.Append append, Service by) {
    List<Header> headers =
        CloudEvents.headers(Long.toString(append.ticket()), by.wireName(), "lazax.chronicle.v1");
    return append
        .command()
        .flatMap(this::parent)
        .map(parent -> CloudEvents.withTrace(headers, parent))
        .orElse(headers);
  }

  /** The {@code traceparent} of a command. */
  Optional<String> parent(CommandId command) {
    return Optional.ofNullable(parents.get(command.toString()));
  }

  /** The trace id of a command, for log lines. */
  Optional<String> id(CommandId command) {
    return parent(command).map(parent -> parent.substring(ID_START, ID_END));
  }

  private static final class Cache extends LinkedHashMap<String, String> {
    private static final long serialVersionUID = 1;
    private static final int MAX_COMMANDS = 10_000;

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
      return size() > MAX_COMMANDS;
    }
  }
}
