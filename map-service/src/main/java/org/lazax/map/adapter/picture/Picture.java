package org.lazax.map.adapter.picture;

import java.util.List;
import org.lazax.map.adapter.picture.Grid.Spot;

/**
 * Everything that a picture shows, laid out.
 *
 * @param text the size of normal text
 * @param small the size of small text
 * @param owners the players who have pieces in the picture, for the legend
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
   * @param corners in the format of SVG
   * @param kind its anomalies, or {@code space}
   * @param anomalies its anomalies in words, if there are any
   * @param title a description of the system in words
   */
  record Cell(
      String id,
      String corners,
      double x,
      double y,
      double top,
      String kind,
      List<Line> anomalies,
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
   * @param values resources and influence; empty for a planet that is not in the catalog
   * @param owner the seat that controls it, or {@code nobody}
   */
  record Globe(
      String id,
      Line name,
      String values,
      String trait,
      String owner,
      boolean exhausted,
      double x,
      double y,
      double radius,
      List<Line> forces) {}

  /**
   * A text about a piece of one owner.
   *
   * @param width the width to which the text is compressed; 0 if it fits
   */
  record Line(String owner, String text, double x, double y, double width) {
    /**
     * The average width of a letter, as a fraction of the size of the text. It is that of bold
     * letters, so it is rather too large.
     */
    private static final double LETTER = 0.68;

    /** A text with this centre, at most as wide as the given room. */
    static Line within(String owner, String text, Spot middle, double room, double size) {
      boolean fits = text.length() * size * LETTER <= room;
      return new Line(owner, text, middle.x(), middle.y(), fits ? 0 : room);
    }
  }

  /** A command token. */
  record Dot(String owner, double x, double y, double radius) {}

  /** A player in the legend. */
  record Owner(String seat, double x) {}
}
