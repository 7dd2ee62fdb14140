package org.lazax.table.galaxy;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.table.immutable.Copies;

/** The tokens in the space areas, by system. */
@JsonClassDescription("The tokens in space areas, by system.")
public record Markers(Map<SystemId, List<Marker>> at) {
  public static final Markers NONE = new Markers(Map.of());

  public Markers {
    at = Copies.sorted(at);
  }

  @JsonCreator
  static Markers parse(Map<SystemId, List<Marker>> at) {
    return new Markers(at);
  }

  @Override
  @JsonValue
  public Map<SystemId, List<Marker>> at() {
    return at;
  }

  public List<Marker> in(SystemId system) {
    return at.getOrDefault(system, List.of());
  }

  public boolean has(SystemId system, Marker marker) {
    return in(system).contains(marker);
  }

  /** The system of the ion storm token, if it is on the board. */
  public Optional<SystemId> ionStorm() {
    return at.entrySet().stream()
        .filter(there -> there.getValue().stream().anyMatch(Marker::isIonStorm))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  public Markers with(SystemId system, Marker marker) {
    return new Markers(Copies.with(at, system, Copies.with(in(system), marker)));
  }

  /** The same without one such token, if there is one. */
  public Markers without(SystemId system, Marker marker) {
    List<Marker> left = Copies.without(in(system), marker);
    return new Markers(left.isEmpty() ? Copies.without(at, system) : Copies.with(at, system, left));
  }
}
