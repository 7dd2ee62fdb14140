package org.lazax.map.adapter.picture;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lazax.catalog.galaxy.Hex;

/**
 * Flat-topped hexes on a sheet of fixed width: where each lies and how large they are. What is off
 * the board lies in rows below it.
 *
 * @param size from the middle of a hex to a corner
 * @param left where the middle of the leftmost column is taken off
 * @param bottom where the board ends
 * @param offBoard how many lie below the board
 */
record Grid(double size, double left, double top, double bottom, int offBoard) {
  static final int WIDTH = 1200;
  private static final int MARGIN = 20;
  private static final double LARGEST = 150;
  private static final double ROOT = Math.sqrt(3);
  private static final int CORNERS = 6;

  /** How many lines of text the lower part of a hex holds. */
  static final int LINES = 3;

  private static final double FIRST_LINE = 0.5;
  private static final double LINE = 0.12;

  /** For these positions, and so many hexes besides. */
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

  /** How far below the middle of a hex a line of its lower part is, in parts of its size. */
  static double lineAt(int line) {
    return FIRST_LINE + Math.min(line, LINES - 1) * LINE;
  }

  /** How wide the hex is there, but for a rim. */
  static double roomAt(int line) {
    return 2 * (1 - (lineAt(line) + LINE / 2) / ROOT) * 0.92;
  }

  Spot at(Hex hex) {
    return new Spot(left + column(hex) * size, top + row(hex) * size);
  }

  /** Of the hexes that are off the board. */
  Spot below(int place) {
    int perRow = perRow();
    int row = place / perRow;
    return new Spot(
        MARGIN + size + (place % perRow) * 2 * size, bottom + MARGIN + (row + 0.5) * ROOT * size);
  }

  private int perRow() {
    return Math.max(1, (int) ((WIDTH - 2 * MARGIN) / (2 * size)));
  }

  /** Where the hexes end. */
  double end() {
    int rows = Math.ceilDiv(offBoard, perRow());
    return bottom + (rows == 0 ? 0 : MARGIN + rows * ROOT * size);
  }

  /** The corners of a hex around this spot, as SVG writes them. */
  String corners(Spot middle) {
    return IntStream.range(0, CORNERS)
        .mapToObj(corner -> {
          double angle = Math.PI / 3 * corner;
          return middle.by(size * Math.cos(angle), size * Math.sin(angle)).toString();
        })
        .collect(Collectors.joining(" "));
  }

  /** A place on the sheet, in pixels. */
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
