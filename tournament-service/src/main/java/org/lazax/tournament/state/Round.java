package org.lazax.tournament.state;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.PlayedTable;

/**
 * A round that was published. Immutable.
 *
 * @param pairing table 1 has its first pod
 * @param factions those of the seats at all tables; empty if none were drawn
 * @param ends how tables have ended, by their numbers; a table without an entry is still open
 */
public record Round(
    RoundId id, Pairing pairing, List<String> factions, Map<Integer, TableEnd> ends) {
  public Round {
    factions = List.copyOf(factions);
    ends = Collections.unmodifiableMap(new TreeMap<>(ends));
  }

  /** Those who sit at a table; empty if the round has fewer tables. */
  public Optional<Pod> pod(int table) {
    return table > pairing.pods().size()
        ? Optional.empty()
        : Optional.of(pairing.pods().get(table - 1));
  }

  /** How a table has ended so far. */
  public TableEnd end(int table) {
    return ends.getOrDefault(table, TableEnd.OPEN);
  }

  /** Whether no table of this round counts, because an organiser has decided so of each. */
  public boolean aborted() {
    return ends.size() == pairing.pods().size()
        && ends.values().stream().allMatch(TableEnd::annulled);
  }

  /** The numbers of the tables that are still open. */
  public Stream<Integer> open() {
    return IntStream.rangeClosed(1, pairing.pods().size())
        .boxed()
        .filter(table -> !end(table).decided());
  }

  /** The tables whose results count. */
  public Stream<PlayedTable> played() {
    return ends.entrySet().stream()
        .flatMap(entry ->
            entry.getValue().counts().stream()
                .map(result ->
                    new PlayedTable(
                        new TableId(id, entry.getKey()),
                        pod(entry.getKey()).orElseThrow(),
                        result)));
  }

  Round with(int table, TableEnd end) {
    Map<Integer, TableEnd> more = new TreeMap<>(ends);
    more.put(table, end);
    return new Round(id, pairing, factions, more);
  }
}
