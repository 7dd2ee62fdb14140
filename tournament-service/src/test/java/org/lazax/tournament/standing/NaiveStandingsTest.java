package org.lazax.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.Place;
import org.lazax.tournament.result.PlayedTable;
import org.lazax.tournament.result.TableResult;
import org.lazax.tournament.stage.StageId;

/**
 * Standings of random stages equal those of a second implementation, which asks for each pair of
 * entrants who is ahead and calculates everything anew.
 */
final class NaiveStandingsTest {
  private static final int SEATS = 6;

  static IntStream seeds() {
    return IntStream.range(0, Integer.getInteger("lazax.standings", 200));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void bothImplementationsAgree(int seed) {
    Random random = new Random(seed);
    List<EntrantId> entrants =
        IntStream.rangeClosed(1, SEATS * (1 + random.nextInt(6))).mapToObj(EntrantId::new).toList();
    List<PlayedTable> tables = tables(entrants, random);
    List<EntrantId> lot = shuffled(entrants, random);

    Standings standings = Standings.of(entrants, tables, List.of(TieBreak.values()), lot);

    for (Row row : standings.rows()) {
      EntrantId entrant = row.line().entrant();
      long better = entrants.stream().filter(other -> ahead(other, entrant, tables, lot)).count();
      assertThat(row.rank()).as("seed %d, %s", seed, entrant).isEqualTo(better + 1);
    }
  }

  private static List<PlayedTable> tables(List<EntrantId> entrants, Random random) {
    List<PlayedTable> tables = new ArrayList<>();
    for (int round = 1; round <= 1 + random.nextInt(3); round++) {
      List<EntrantId> order = shuffled(entrants, random);
      for (int first = 0; first < order.size(); first += SEATS) {
        RoundId id = new RoundId(new StageId("prelims"), round);
        tables.add(
            new PlayedTable(
                new TableId(id, tables.size() + 1),
                new Pod(order.subList(first, first + SEATS)),
                result(random)));
      }
    }
    return tables;
  }

  /** Few different values, so that many are equal. */
  private static TableResult result(Random random) {
    List<Place> places = new ArrayList<>();
    for (int seat = 1; seat <= SEATS; seat++) {
      places.add(new Place(new Seat(seat), 2 * random.nextInt(3), seat));
    }
    return new TableResult(
        new Seat(1 + random.nextInt(SEATS)), places, Instant.ofEpochSecond(random.nextInt(3)));
  }

  private static List<EntrantId> shuffled(List<EntrantId> entrants, Random random) {
    List<EntrantId> shuffled = new ArrayList<>(entrants);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  private static boolean ahead(
      EntrantId one, EntrantId other, List<PlayedTable> tables, List<EntrantId> lot) {
    if (wins(one, tables) != wins(other, tables)) {
      return wins(one, tables) > wins(other, tables);
    }
    int share = share(one, tables).compareTo(share(other, tables));
    if (share != 0) {
      return share > 0;
    }
    int points = points(one, tables).compareTo(points(other, tables));
    if (points != 0) {
      return points > 0;
    }
    int opponents = opponents(one, tables).compareTo(opponents(other, tables));
    if (opponents != 0) {
      return opponents > 0;
    }
    if (!firstWin(one, tables).equals(firstWin(other, tables))) {
      return firstWin(one, tables).isBefore(firstWin(other, tables));
    }
    return lot.indexOf(one) < lot.indexOf(other);
  }

  private static int wins(EntrantId entrant, List<PlayedTable> tables) {
    int wins = 0;
    for (PlayedTable table : tables) {
      wins += table.winner().equals(entrant) ? 1 : 0;
    }
    return wins;
  }

  private static BigFraction share(EntrantId entrant, List<PlayedTable> tables) {
    BigFraction sum = BigFraction.ZERO;
    int games = 0;
    for (PlayedTable table : tables) {
      if (table.pod().has(entrant)) {
        int all = 0;
        for (EntrantId each : table.pod().entrants()) {
          all += table.points(each);
        }
        sum = sum.add(all == 0 ? BigFraction.ONE : BigFraction.of(6 * table.points(entrant), all));
        sum = sum.add(table.winner().equals(entrant) ? 1 : 0);
        games++;
      }
    }
    return sum.divide(games);
  }

  private static BigFraction points(EntrantId entrant, List<PlayedTable> tables) {
    List<PlayedTable> own = tables.stream().filter(table -> table.pod().has(entrant)).toList();
    return BigFraction.of(own.stream().mapToInt(table -> table.points(entrant)).sum(), own.size());
  }

  private static BigFraction opponents(EntrantId entrant, List<PlayedTable> tables) {
    BigFraction sum = BigFraction.ZERO;
    int met = 0;
    for (PlayedTable table : tables) {
      for (EntrantId other : table.pod().entrants()) {
        if (table.pod().has(entrant) && !other.equals(entrant)) {
          sum = sum.add(share(other, tables));
          met++;
        }
      }
    }
    return sum.divide(met);
  }

  private static Instant firstWin(EntrantId entrant, List<PlayedTable> tables) {
    return tables.stream()
        .filter(table -> table.winner().equals(entrant))
        .map(table -> table.result().at())
        .min(Instant::compareTo)
        .orElse(Instant.MAX);
  }
}
