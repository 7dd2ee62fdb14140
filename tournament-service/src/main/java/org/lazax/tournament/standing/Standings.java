package org.lazax.tournament.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.result.PlayedTable;
import org.lazax.tournament.stage.Cut;
import org.lazax.tournament.standing.Row.Above;

/** The standings of a stage: a function of its results. Values are exact. */
public final class Standings {
  private final List<Row> rows;
  private final Map<EntrantId, List<PlayedTable>> played;

  private Standings(List<Row> rows, Map<EntrantId, List<PlayedTable>> played) {
    this.rows = List.copyOf(rows);
    this.played = played;
  }

  /**
   * Calculates the standings.
   *
   * @param entrants everybody who plays in the stage
   * @param tables the tables with results
   * @param tieBreaks the comparisons in the order in which they are made
   * @param lot everybody in the order of the lot
   */
  public static Standings of(
      List<EntrantId> entrants,
      List<PlayedTable> tables,
      List<TieBreak> tieBreaks,
      List<EntrantId> lot) {
    Map<EntrantId, List<PlayedTable>> played = new HashMap<>();
    for (PlayedTable table : tables) {
      for (EntrantId entrant : table.pod().entrants()) {
        played.computeIfAbsent(entrant, _ -> new ArrayList<>()).add(table);
      }
    }
    return new Standings(rows(lines(entrants, played, lot), tieBreaks), played);
  }

  /** The first rank first. */
  public List<Row> rows() {
    return rows;
  }

  /** The tables that gave an entrant its values, with the sum of each. */
  public List<Summand> because(EntrantId entrant) {
    return of(played, entrant).stream()
        .flatMap(table ->
            Stream.of(
                new Summand(TieBreak.WINS, table.isWonBy(entrant) ? "1" : "0", table.id()),
                new Summand(TieBreak.SHARE, Shares.sum(table, entrant), table.id()),
                new Summand(TieBreak.POINTS, Integer.toString(table.points(entrant)), table.id())))
        .toList();
  }

  /**
   * Those who are in before the cut, the best first.
   *
   * @param stays whether an entrant can go on; those who left free their places
   */
  public List<EntrantId> before(Cut cut, Predicate<EntrantId> stays) {
    Stream<Row> best =
        cut.winnersFirst()
            ? rows.stream().sorted(Comparator.comparing(row -> row.line().wins() == 0))
            : rows.stream();
    return best.map(row -> row.line().entrant()).filter(stays).limit(cut.count()).toList();
  }

  private static List<Line> lines(
      List<EntrantId> entrants, Map<EntrantId, List<PlayedTable>> played, List<EntrantId> lot) {
    Map<EntrantId, BigFraction> shares = new HashMap<>();
    for (EntrantId entrant : entrants) {
      shares.put(
          entrant,
          average(of(played, entrant).stream().map(table -> Shares.of(table, entrant)).toList()));
    }
    Map<EntrantId, Integer> places = new HashMap<>();
    lot.forEach(entrant -> places.put(entrant, places.size() + 1));
    return entrants.stream()
        .map(entrant -> {
          List<PlayedTable> own = of(played, entrant);
          return new Line(
              entrant,
              own.size(),
              Math.toIntExact(own.stream().filter(table -> table.isWonBy(entrant)).count()),
              share(shares, entrant),
              average(own.stream().map(table -> BigFraction.of(table.points(entrant))).toList()),
              average(opponents(own, entrant).map(other -> share(shares, other)).toList()),
              own.stream()
                  .flatMap(table -> table.wonAt(entrant).stream())
                  .min(Comparator.naturalOrder()),
              places.getOrDefault(entrant, places.size() + 1));
        })
        .toList();
  }

  private static List<PlayedTable> of(Map<EntrantId, List<PlayedTable>> played, EntrantId entrant) {
    return played.getOrDefault(entrant, List.of());
  }

  private static BigFraction share(Map<EntrantId, BigFraction> shares, EntrantId entrant) {
    return shares.getOrDefault(entrant, BigFraction.ZERO);
  }

  private static Stream<EntrantId> opponents(List<PlayedTable> tables, EntrantId entrant) {
    return tables.stream()
        .flatMap(table -> table.pod().entrants().stream())
        .filter(other -> !other.equals(entrant));
  }

  private static BigFraction average(List<BigFraction> values) {
    return values.isEmpty()
        ? BigFraction.ZERO
        : values.stream().reduce(BigFraction.ZERO, BigFraction::add).divide(values.size());
  }

  private static List<Row> rows(List<Line> lines, List<TieBreak> tieBreaks) {
    Comparator<Line> order =
        tieBreaks.stream()
            .map(TieBreak::order)
            .reduce(Comparator::thenComparing)
            .orElse((_, _) -> 0);
    List<Line> sorted = lines.stream().sorted(order.thenComparing(Line::entrant)).toList();
    List<Row> rows = new ArrayList<>();
    for (int at = 0; at < sorted.size(); at++) {
      Line line = sorted.get(at);
      boolean tied = at > 0 && rows.getLast().above().isEmpty();
      rows.add(
          new Row(
              tied ? rows.getLast().rank() : at + 1,
              line,
              at + 1 == sorted.size()
                  ? Optional.empty()
                  : above(line, sorted.get(at + 1), tieBreaks)));
    }
    return rows;
  }

  private static Optional<Above> above(Line ahead, Line behind, List<TieBreak> tieBreaks) {
    List<String> common = new ArrayList<>();
    for (TieBreak tieBreak : tieBreaks) {
      if (tieBreak.decides(ahead, behind)) {
        String both = common.isEmpty() ? "" : "both have " + String.join(", ", common) + "; ";
        String sentence = both + tieBreak.reason(ahead, behind) + ".";
        return Optional.of(
            new Above(
                behind.entrant(),
                tieBreak,
                Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1)));
      }
      common.add(tieBreak.common(ahead));
    }
    return Optional.empty();
  }
}
