package org.lazax.map.adapter.picture;

import java.util.ArrayList;
import java.util.List;
import org.lazax.map.adapter.picture.Grid.Spot;

/**
 * Where the planets of a system are in its hex. All lengths are fractions of the size of the hex.
 *
 * @param spots the centres of the planets, relative to the centre of the hex
 * @param radius of each planet
 * @param room the width of the text about each planet
 */
record Orbits(List<Spot> spots, double radius, double room) {
  private static final double UPPER = -0.4;
  private static final double LOWER = 0.02;

  static Orbits of(int planets) {
    return switch (planets) {
      case 0 -> new Orbits(List.of(), 0, 0);
      case 1 -> new Orbits(List.of(new Spot(0, -0.32)), 0.22, 1.4);
      case 2 -> new Orbits(List.of(new Spot(-0.41, -0.32), new Spot(0.41, -0.32)), 0.22, 0.78);
      case 3 ->
          new Orbits(
              List.of(new Spot(-0.5, UPPER), new Spot(0.5, UPPER), new Spot(0, LOWER)), 0.17, 0.6);
      default -> rows(planets);
    };
  }

  /** More planets than any tile has, in two rows. */
  private static Orbits rows(int planets) {
    int above = Math.ceilDiv(planets, 2);
    double step = 1.2 / above;
    List<Spot> spots = new ArrayList<>();
    for (int planet = 0; planet < planets; planet++) {
      int column = planet % above;
      spots.add(new Spot((column + 0.5) * step - 0.6, planet < above ? UPPER : LOWER));
    }
    return new Orbits(spots, Math.min(0.15, step * 0.4), step * 0.95);
  }
}
