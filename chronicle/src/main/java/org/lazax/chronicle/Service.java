package org.lazax.chronicle;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;

/**
 * A service that writes to the chronicle. The wire names of its commands and flow events begin with
 * its prefix. Its flow events may be in its own commits only; {@code kernel.} and {@code table.}
 * events may be in the commits of any service.
 */
public enum Service {
  GAME("game", Realm.GAMES),
  MAP("map", Realm.GAMES),
  COMBAT("combat", Realm.GAMES),
  AGENDA("agenda", Realm.GAMES),
  TOURNAMENT("tournament", Realm.TOURNAMENTS);

  private static final List<Service> ALL = List.of(values());

  private final String prefix;
  private final String wireName;
  private final String typePrefix;
  private final Realm realm;

  Service(String prefix, Realm realm) {
    this.prefix = prefix;
    this.realm = realm;
    this.wireName = prefix + "-service";
    this.typePrefix = prefix + ".";
  }

  /** The prefix of the wire names of its commands and flow events, without the dot. */
  public String prefix() {
    return prefix;
  }

  /** Its name in headers and topics, such as {@code map-service}. */
  @JsonValue
  public String wireName() {
    return wireName;
  }

  /** The chronicles that it writes to. */
  public Realm realm() {
    return realm;
  }

  /** Whether it begins the chronicles of its realm. */
  public boolean founds() {
    return realm.founder() == this;
  }

  /** The service with this wire name; empty if there is none. */
  public static Optional<Service> named(String wireName) {
    for (Service service : ALL) {
      if (service.wireName.equals(wireName)) {
        return Optional.of(service);
      }
    }
    return Optional.empty();
  }

  /** The service that owns a wire name such as {@code map.move-ships}; empty for a shared name. */
  public static Optional<Service> owning(String wireType) {
    for (Service service : ALL) {
      if (service.owns(wireType)) {
        return Optional.of(service);
      }
    }
    return Optional.empty();
  }

  /** Whether this wire name begins with the service's prefix. */
  public boolean owns(String wireType) {
    return wireType.startsWith(typePrefix);
  }

  @JsonCreator
  static Service parse(String wireName) {
    return named(wireName)
        .orElseThrow(() -> new IllegalArgumentException("no service is named " + wireName));
  }
}
