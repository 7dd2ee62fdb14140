package org.lazax.kafka.host;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.log.CloudEvents;

/**
 * The W3C traces of the commands that came last, so that what is written and logged for a command
 * goes on with its trace. Confined to the host's thread.
 */
final class Traces {
  private static final int ID_FROM = 3;
  private static final int ID_TO = 35;

  private final Map<String, String> parents = new Recent();

  /** A command has come with these headers. */
  void heard(Headers headers) {
    CloudEvents.trace(headers)
        .filter(parent -> parent.length() > ID_TO)
        .ifPresent(
            parent -> CloudEvents.id(headers).ifPresent(command -> parents.put(command, parent)));
  }

  /** The {@code traceparent} that a command came with. */
  Optional<String> parent(CommandId command) {
    return Optional.ofNullable(parents.get(command.toString()));
  }

  /** The id in it, for log lines. */
  Optional<String> id(CommandId command) {
    return parent(command).map(parent -> parent.substring(ID_FROM, ID_TO));
  }

  private static final class Recent extends LinkedHashMap<String, String> {
    private static final long serialVersionUID = 1;
    private static final int MOST = 10_000;

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
      return size() > MOST;
    }
  }
}
