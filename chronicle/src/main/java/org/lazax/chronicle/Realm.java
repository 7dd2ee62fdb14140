package org.lazax.chronicle;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import java.util.Arrays;
import java.util.List;

/** A kind of chronicles. All chronicles of a realm lie in one topic. */
public enum Realm {
  /** The games. */
  @JsonEnumDefaultValue
  GAMES("lazax.chronicle"),
  /** The tournaments that games belong to. */
  TOURNAMENTS("lazax.tournaments");

  private final String topic;

  Realm(String topic) {
    this.topic = topic;
  }

  /** The topic of its commits, claims and refusals. */
  public String topic() {
    return topic;
  }

  /** The services that write to it, in the order of their declaration. */
  public List<Service> services() {
    return Arrays.stream(Service.values()).filter(service -> service.realm() == this).toList();
  }

  /** The service whose first commit begins a chronicle of this realm. */
  public Service founder() {
    return switch (this) {
      case GAMES -> Service.GAME;
      case TOURNAMENTS -> Service.TOURNAMENT;
    };
  }
}
