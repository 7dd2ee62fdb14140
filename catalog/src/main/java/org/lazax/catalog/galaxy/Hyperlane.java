package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A line across a hyperlane tile. It makes the systems at its two ends adjacent. Edges are numbered
 * 0 to 5 clockwise from north. The JSON is {@code [from, to]}. Rule: hyperlanes.
 */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
@JsonPropertyOrder({"from", "to"})
public record Hyperlane(
    @JsonProperty(required = true) int from, @JsonProperty(required = true) int to) {
  /** The line on a tile that is turned clockwise by a number of steps of 60 degrees. */
  public Hyperlane turned(int steps) {
    return new Hyperlane(Math.floorMod(from + steps, 6), Math.floorMod(to + steps, 6));
  }
}
