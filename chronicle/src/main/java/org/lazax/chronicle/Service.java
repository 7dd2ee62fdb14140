package org.lazax.chronicle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
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

  private final String prefix;

  Service(String prefix) {
    this.prefix = prefix;
  }

  /** What the wire names of its commands and flow events begin with, without the dot. */
  public String prefix() {
    return prefix;
  }

  /** Its name in headers and topics, such as {@code map-service}. */
  @JsonValue
  public String wireName() {
    return prefix + "-service";
  }

  /** The service with this wire name; empty for a name that is none. */
  public static Optional<Service> named(String wireName) {
    return Arrays.stream(values()).filter(s -> s.wireName().equals(wireName)).findFirst();
  }

  /**
   * The service whose prefix begins this wire name, such as {@code map.move-ships}; empty for
   * shared ones.
   */
  public static Optional<Service> owning(String wireType) {
    return Arrays.stream(values()).filter(s -> wireType.startsWith(s.prefix + ".")).findFirst();
  }

  @JsonCreator
  static Service parse(String wireName) {
    return named(wireName)
        .orElseThrow(() -> new IllegalArgumentException("no service is named " + wireName));
  }
}
