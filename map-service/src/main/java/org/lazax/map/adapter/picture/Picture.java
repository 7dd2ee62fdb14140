package org.lazax.map.adapter.picture;

import java.util.List;
import org.lazax.map.adapter.picture.Grid.Spot;

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
   * @param kind its anomalies or {@code space}
   * @param anomalies the same in words, if there are any
   * @param title all of it in words
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
   * @param values resources and influence; empty for a planet nobody printed
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
   * A text about something of one owner.
   *
   * @param width what it is squeezed into; 0 where it fits
   */
  record Line(String owner, String text, double x, double y, double width) {
    /** How wide a letter is on average, in parts of its size: of bold ones, so rather too much. */
    private static final double LETTER = 0.68;

    /** A text with its middle here, no wider than there is room. */
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
