package org.lazax.chronicle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;

/**
 * A writer of chronicles. Its prefix begins the wire names of its commands and flow events, which
 * may stand in its own commits alone; {@code kernel.} and {@code table.} events may stand in all.
 */
public enum Service {
  GAME("game"),
  MAP("map"),
  COMBAT("combat"),
  AGENDA("agenda");

  private static final List<Service> ALL = List.of(values());

  private final String prefix;
  private final String wireName;
  private final String begin;

  Service(String prefix) {
    this.prefix = prefix;
    this.wireName = prefix + "-service";
    this.begin = prefix + ".";
  }

  /** What the wire names of its commands and flow events begin with, without the dot. */
  public String prefix() {
    return prefix;
  }

  /** Its name in headers and topics, such as {@code map-service}. */
  @JsonValue
  public String wireName() {
    return wireName;
  }

  /** The service with this wire name; empty for a name that is none. */
  public static Optional<Service> named(String wireName) {
    for (Service service : ALL) {
      if (service.wireName.equals(wireName)) {
        return Optional.of(service);
      }
    }
    return Optional.empty();
  }

  /**
   * The service whose prefix begins this wire name, such as {@code map.move-ships}; empty for
   * shared ones.
   */
  public static Optional<Service> owning(String wireType) {
    for (Service service : ALL) {
      if (service.owns(wireType)) {
        return Optional.of(service);
      }
    }
    return Optional.empty();
  }

  /** Whether its prefix begins this wire name. */
  public boolean owns(String wireType) {
    return wireType.startsWith(begin);
  }

  @JsonCreator
  static Service parse(String wireName) {
    return named(wireName)
        .orElseThrow(() -> new IllegalArgumentException("no service is named " + wireName));
  }
}
