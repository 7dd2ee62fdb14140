package org.lazax.tournament.standing;

import java.time.Instant;
import java.util.Comparator;

/**
 * A comparison of two entrants. A tournament uses some of them, one after the other, until one
 * decides.
 */
public enum TieBreak {
  /** More games won. */
  WINS,
  /** A greater average share of the tables. */
  SHARE,
  /** More victory points on average. */
  POINTS,
  /** Opponents with a greater average share. */
  OPPONENTS,
  /** The first win came earlier. */
  EARLIEST_WIN,
  /** The lot, which is the same for the whole tournament. */
  LOT;

  /** Orders the better line first. */
  public Comparator<Line> order() {
    return switch (this) {
      case WINS -> Comparator.comparingInt(Line::wins).reversed();
      case SHARE -> Comparator.comparing(Line::share).reversed();
      case POINTS -> Comparator.comparing(Line::points).reversed();
      case OPPONENTS -> Comparator.comparing(Line::opponents).reversed();
      case EARLIEST_WIN -> Comparator.comparing(line -> line.firstWin().orElse(Instant.MAX));
      case LOT -> Comparator.comparingInt(Line::lot);
    };
  }

  /** Whether this comparison separates the two. */
  public boolean decides(Line one, Line other) {
    return order().compare(one, other) != 0;
  }

  /** What two lines have in common that this comparison does not separate. */
  String common(Line line) {
    return switch (this) {
      case WINS -> line.wins() == 1 ? "1 win" : line.wins() + " wins";
      case SHARE -> "an average share of " + Shares.text(line.share());
      case POINTS -> "an average of " + Shares.text(line.points()) + " points";
      case OPPONENTS -> "opponents with an average share of " + Shares.text(line.opponents());
      case EARLIEST_WIN -> line.firstWin().map(at -> "a first win at " + at).orElse("no win yet");
      case LOT -> "the same lot";
    };
  }

  /** Why this comparison puts the first line ahead. */
  String reason(Line ahead, Line behind) {
    return switch (this) {
      case WINS ->
          common(ahead) + (ahead.wins() == 1 ? " is" : " are") + " more than " + common(behind);
      case SHARE -> common(ahead) + " is more than " + Shares.text(behind.share());
      case POINTS -> common(ahead) + " is more than " + Shares.text(behind.points());
      case OPPONENTS ->
          common(ahead) + " are stronger than those with " + Shares.text(behind.opponents());
      case EARLIEST_WIN ->
          common(ahead)
              + " is earlier than "
              + behind.firstWin().map(Instant::toString).orElse("none");
      case LOT -> "the lot put " + ahead.entrant() + " before " + behind.entrant();
    };
  }
}
