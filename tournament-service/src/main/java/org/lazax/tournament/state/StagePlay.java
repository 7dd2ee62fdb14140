package org.lazax.tournament.state;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.Pairing;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.result.PlayedTable;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;

/**
 * A stage that has begun. Immutable.
 *
 * @param players everybody who began it, the best first
 * @param rounds the rounds that were published
 * @param seekers those who seek a table in an open stage, the first one first
 */
public record StagePlay(
    Stage stage,
    List<EntrantId> players,
    List<Round> rounds,
    boolean ended,
    List<EntrantId> seekers) {
  public StagePlay {
    players = List.copyOf(players);
    rounds = List.copyOf(rounds);
    seekers = List.copyOf(seekers);
  }

  /** The round that would be published next. */
  public RoundId nextRound() {
    return new RoundId(stage.id(), rounds.size() + 1);
  }

  /** The round with this name; empty if it was not published. */
  public Optional<Round> round(RoundId id) {
    return rounds.stream().filter(round -> round.id().equals(id)).findFirst();
  }

  /** The tables whose results count. */
  public List<PlayedTable> played() {
    return rounds.stream().flatMap(Round::played).toList();
  }

  /** The tables whose results count, of the rounds in which no table is open. */
  public List<PlayedTable> playedInWholeRounds() {
    return rounds.stream()
        .filter(round -> round.open().findAny().isEmpty())
        .flatMap(Round::played)
        .toList();
  }

  /** The tables that are still open. */
  public Stream<TableId> open() {
    return rounds.stream()
        .flatMap(round -> round.open().map(table -> new TableId(round.id(), table)));
  }

  /** Whether no table is open. */
  public boolean settled() {
    return open().findAny().isEmpty();
  }

  /** Whether who plays in the next round depends on all results before it. */
  public boolean needsResults() {
    return stage.format() == Format.ELIMINATION;
  }

  /** The rounds that were published and not aborted. */
  public List<Round> held() {
    return rounds.stream().filter(round -> !round.aborted()).toList();
  }

  /** Whether another round belongs to the stage after those that were published. */
  public boolean goesOn() {
    return switch (stage.format()) {
      case ROUNDS -> held().size() < stage.rounds().orElseThrow();
      case ELIMINATION -> held().isEmpty() || held().getLast().pairing().pods().size() > 1;
      case OPEN -> true;
    };
  }

  /** Those who have qualified in an open stage: they have won a game. */
  public Set<EntrantId> winners() {
    Set<EntrantId> winners = new HashSet<>();
    played().forEach(table -> winners.add(table.winner()));
    return winners;
  }

  /** Those who sit at a table that is not decided. */
  public Set<EntrantId> sitting() {
    Set<EntrantId> sitting = new HashSet<>();
    for (Round round : rounds) {
      round.open().forEach(table -> sitting.addAll(round.pod(table).orElseThrow().entrants()));
    }
    return sitting;
  }

  StagePlay publish(RoundId id, Pairing pairing, List<String> factions) {
    List<Round> more =
        Stream.concat(rounds.stream(), Stream.of(new Round(id, pairing, factions, Map.of())))
            .toList();
    return new StagePlay(stage, players, more, ended, seekers);
  }

  StagePlay in(RoundId id, UnaryOperator<Round> change) {
    List<Round> changed = new ArrayList<>(rounds);
    changed.replaceAll(round -> round.id().equals(id) ? change.apply(round) : round);
    return new StagePlay(stage, players, changed, ended, seekers);
  }

  StagePlay end() {
    return new StagePlay(stage, players, rounds, true, List.of());
  }

  StagePlay seeking(List<EntrantId> now) {
    return new StagePlay(stage, players, rounds, ended, now);
  }
}
