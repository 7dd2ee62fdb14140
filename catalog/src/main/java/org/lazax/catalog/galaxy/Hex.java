package org.lazax.catalog.galaxy;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * A position in the galaxy, in axial coordinates of flat-topped hexes. Mecatol Rex is at (0, 0).
 * Edges are numbered 0 to 5 clockwise from north. The JSON is {@code [q, r]}.
 *
 * @param q grows to the east
 * @param r grows to the south
 */
@JsonClassDescription(
    "A position in the galaxy: its axial coordinates q, which grows to the east, "
        + "and r, which grows to the south. Mecatol Rex is at [0, 0].")
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
@JsonPropertyOrder({"q", "r"})
public record Hex(@JsonProperty(required = true) int q, @JsonProperty(required = true) int r) {
  public static final Hex CENTRE = new Hex(0, 0);

  private static final int[][] ACROSS = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};

  /** The adjacent position across an edge. */
  public Hex across(int edge) {
    return new Hex(q + ACROSS[edge][0], r + ACROSS[edge][1]);
  }

  /** The number of the ring around the centre; 0 is Mecatol Rex itself. */
  public int ring() {
    return Math.max(Math.max(Math.abs(q), Math.abs(r)), Math.abs(q + r));
  }
}
