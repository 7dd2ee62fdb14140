package org.lazax.map.adapter.picture;

import java.util.List;

/**
 * Everything a picture prints, laid out.
 *
 * @param text the size of ordinary letters
 * @param small that of letters beside something
 * @param owners who has something in it, for the legend
 */
record Picture(
    int width,
    int height,
    double text,
    double small,
    List<Cell> cells,
    List<Cell> lanes,
    List<Owner> owners,
    double legend) {

  /**
   * A hex.
   *
   * @param corners as SVG writes them
   * @param kind an anomaly or {@code space}
   * @param title all of it in words
   */
  record Cell(
      String id,
      String corners,
      double x,
      double y,
      double top,
      String kind,
      String title,
      List<Sign> wormholes,
      List<Globe> planets,
      List<Line> fleets,
      List<Dot> tokens) {}

  /** A wormhole's letter. */
  record Sign(String kind, String letter, double x, double y, double radius) {}

  /**
   * A planet.
   *
   * @param values resources and influence; empty for a planet nobody printed
   * @param owner the seat that controls it, or {@code nobody}
   */
  record Globe(
      String id,
      String name,
      String values,
      String trait,
      String owner,
      boolean exhausted,
      double x,
      double y,
      double radius,
      double nameAt,
      List<Line> forces) {}

  /** Units of one owner. */
  record Line(String owner, String text, double x, double y) {}

  /** A command token. */
  record Dot(String owner, double x, double y, double radius) {}

  /** A player in the legend. */
  record Owner(String seat, double x) {}
}
