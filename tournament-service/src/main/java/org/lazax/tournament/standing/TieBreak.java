package org.lazax.tournament.standing;

import java.time.Instant;
import java.util.Comparator;
import java.util.function.Function;

/**
 * A comparison of two entrants. A tournament uses some of them, one after the other, until one
 * decides.
 */
public enum TieBreak {
  /** More games won. */
  WINS(
      Comparator.comparing(Line::wins).reversed(),
      line -> count(line.wins()),
      (one, other) ->
          "%s %s more than %s"
              .formatted(count(one.wins()), one.wins() == 1 ? "is" : "are", count(other.wins()))),
  /** A greater average share of the tables. */
  SHARE(
      Comparator.comparing(Line::share).reversed(),
      line -> "an average share of " + Shares.text(line.share()),
      (one, other) ->
          "an average share of %s is more than %s"
              .formatted(Shares.text(one.share()), Shares.text(other.share()))),
  /** More victory points on average. */
  POINTS(
      Comparator.comparing(Line::points).reversed(),
      line -> "an average of %s points".formatted(Shares.text(line.points())),
      (one, other) ->
          "an average of %s points is more than %s"
              .formatted(Shares.text(one.points()), Shares.text(other.points()))),
  /** Opponents with a greater average share. */
  OPPONENTS(
      Comparator.comparing(Line::opponents).reversed(),
      line -> "opponents with an average share of " + Shares.text(line.opponents()),
      (one, other) ->
          "opponents with an average share of %s are stronger than those with %s"
              .formatted(Shares.text(one.opponents()), Shares.text(other.opponents()))),
  /** The first win came earlier. */
  EARLIEST_WIN(
      Comparator.comparing(line -> line.firstWin().orElse(Instant.MAX)),
      line -> line.firstWin().map(at -> "a first win at " + at).orElse("no win yet"),
      (one, other) ->
          "a first win at %s is earlier than %s"
              .formatted(
                  one.firstWin().orElseThrow(),
                  other.firstWin().map(Instant::toString).orElse("none"))),
  /** The lot, which the tournament's dice drew when the stage began. */
  LOT(
      Comparator.comparing(Line::lot),
      _ -> "the same lot",
      (one, other) -> "the lot put %s before %s".formatted(one.entrant(), other.entrant()));

  private final Comparator<Line> order;
  private final Function<Line, String> equal;
  private final Sentence sentence;

  /** Says why the first of two lines is ahead. */
  @FunctionalInterface
  private interface Sentence {
    String of(Line one, Line other);
  }

  TieBreak(Comparator<Line> order, Function<Line, String> equal, Sentence sentence) {
    this.order = order;
    this.equal = equal;
    this.sentence = sentence;
  }

  /** Orders the better line first. */
  public Comparator<Line> order() {
    return order;
  }

  /** Whether this comparison separates the two. */
  public boolean decides(Line one, Line other) {
    return order.compare(one, other) != 0;
  }

  /** What two lines have in common that this comparison does not separate. */
  String common(Line line) {
    return equal.apply(line);
  }

  /** Why this comparison puts the first line ahead. */
  String reason(Line ahead, Line behind) {
    return sentence.of(ahead, behind);
  }

  private static String count(int wins) {
    return wins == 1 ? "1 win" : wins + " wins";
  }
}
