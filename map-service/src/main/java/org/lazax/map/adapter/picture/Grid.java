package org.lazax.map.adapter.picture;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lazax.catalog.galaxy.Hex;

/**
 * The positions and the size of flat-topped hexes in a picture of fixed width. Systems that are off
 * the board are in rows below it. All lengths are in pixels.
 *
 * @param size from the centre of a hex to a corner
 * @param left the x coordinate of the column with q = 0
 * @param top the y coordinate of the centre of the board
 * @param bottom where the board ends
 * @param offBoard how many hexes are below the board
 */
record Grid(double size, double left, double top, double bottom, int offBoard) {
  static final int WIDTH = 1200;
  private static final int MARGIN = 20;
  private static final double LARGEST = 150;
  private static final double ROOT = Math.sqrt(3);
  private static final int CORNERS = 6;

  /** How many lines of text fit into the lower part of a hex. */
  static final int LINES = 3;

  private static final double FIRST_LINE = 0.5;
  private static final double LINE = 0.12;

  /** A grid for these positions on the board and this number of hexes below it. */
  static Grid of(List<Hex> board, int offBoard) {
    double west = board.stream().mapToDouble(Grid::column).min().orElse(0);
    double east = board.stream().mapToDouble(Grid::column).max().orElse(0);
    double north = board.stream().mapToDouble(Grid::row).min().orElse(0);
    double south = board.stream().mapToDouble(Grid::row).max().orElse(0);
    double size = Math.min(LARGEST, (WIDTH - 2.0 * MARGIN) / (east - west + 2));
    double free = WIDTH - (east - west) * size;
    double top = MARGIN + size * ROOT / 2 - north * size;
    return new Grid(
        size,
        free / 2 - west * size,
        top,
        board.isEmpty() ? MARGIN : top + (south + ROOT / 2) * size,
        offBoard);
  }

  private static double column(Hex hex) {
    return 1.5 * hex.q();
  }

  private static double row(Hex hex) {
    return ROOT * (hex.r() + hex.q() / 2.0);
  }

  /**
   * The distance from the centre of a hex to a line of its lower part, as a fraction of the size of
   * the hex.
   */
  static double lineAt(int line) {
    return FIRST_LINE + Math.min(line, LINES - 1) * LINE;
  }

  /** The width of the hex at that line without a margin, as a fraction of the size of the hex. */
  static double roomAt(int line) {
    return 2 * (1 - (lineAt(line) + LINE / 2) / ROOT) * 0.92;
  }

  Spot at(Hex hex) {
    return new Spot(left + column(hex) * size, top + row(hex) * size);
  }

  /** The centre of a hex below the board. */
  Spot below(int place) {
    int perRow = perRow();
    int row = place / perRow;
    return new Spot(
        MARGIN + size + (place % perRow) * 2 * size, bottom + MARGIN + (row + 0.5) * ROOT * size);
  }

  private int perRow() {
    return Math.max(1, (int) ((WIDTH - 2 * MARGIN) / (2 * size)));
  }

  /** The y coordinate at which the hexes end. */
  double end() {
    int rows = Math.ceilDiv(offBoard, perRow());
    return bottom + (rows == 0 ? 0 : MARGIN + rows * ROOT * size);
  }

  /** The corners of a hex with this centre, in the format of SVG. */
  String corners(Spot middle) {
    return IntStream.range(0, CORNERS)
        .mapToObj(corner -> {
          double angle = Math.PI / 3 * corner;
          return middle.by(size * Math.cos(angle), size * Math.sin(angle)).toString();
        })
        .collect(Collectors.joining(" "));
  }

  /** A point of the picture, in pixels. */
  record Spot(double x, double y) {
    Spot by(double right, double down) {
      return new Spot(x + right, y + down);
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%.1f,%.1f", x, y);
    }
  }
}
