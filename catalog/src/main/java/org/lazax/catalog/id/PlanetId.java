package org.lazax.catalog.id;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** The id of a planet, such as {@code mecatol_rex}. */
@JsonClassDescription("The id of a planet, such as mecatol_rex.")
public record PlanetId(@JsonValue String value) implements ComponentId, Comparable<PlanetId> {
  /** The planet in the centre of the galaxy, which many rules mention. */
  public static final PlanetId MECATOL_REX = new PlanetId("mecatol_rex");

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public PlanetId {
    ComponentId.check(value);
  }

  @Override
  public int compareTo(PlanetId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
