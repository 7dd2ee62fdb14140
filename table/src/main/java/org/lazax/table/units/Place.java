package org.lazax.table.units;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.table.galaxy.SystemId;

/**
 * The place of a unit: the space area of a system, or one of its planets. In texts it is {@code 18}
 * or {@code 18/mecatol_rex}.
 */
@JsonClassDescription(
    "The space area of a system, such as 18, or a planet in it, such as " + "18/mecatol_rex.")
public record Place(SystemId system, Optional<PlanetId> planet) implements Comparable<Place> {

  public static Place space(SystemId system) {
    return new Place(system, Optional.empty());
  }

  public static Place on(SystemId system, PlanetId planet) {
    return new Place(system, Optional.of(planet));
  }

  @JsonCreator
  public static Place of(String text) {
    int slash = text.indexOf('/');
    return slash < 0
        ? space(SystemId.of(text))
        : on(SystemId.of(text.substring(0, slash)), new PlanetId(text.substring(slash + 1)));
  }

  public boolean isSpace() {
    return planet.isEmpty();
  }

  @Override
  public int compareTo(Place other) {
    int bySystem = system.compareTo(other.system);
    return bySystem != 0
        ? bySystem
        : planet
            .map(PlanetId::value)
            .orElse("")
            .compareTo(other.planet.map(PlanetId::value).orElse(""));
  }

  @JsonValue
  @Override
  public String toString() {
    return planet.map(p -> system.value() + "/" + p.value()).orElse(system.value());
  }
}
