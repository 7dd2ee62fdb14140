package org.lazax.tournament.state;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.Summary;
import org.lazax.chronicle.Summary.Status;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.result.PlayedTable;
import org.lazax.tournament.stage.Cut;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.standing.Standings;
import org.lazax.tournament.standing.Visibility;
import org.lazax.tournament.state.TournamentEvent.Created;
import org.lazax.tournament.state.TournamentEvent.Finished;

/**
 * A tournament. Immutable.
 *
 * @param settings empty before the creation
 * @param over whether it is over
 * @param champion who has won it; empty before its end, and if it was broken off
 */
public record Tournament(
    Kernel kernel,
    Optional<Settings> settings,
    Roster roster,
    Course course,
    boolean over,
    Optional<EntrantId> champion)
    implements SharedState<Tournament> {
  public static final Tournament EMPTY =
      new Tournament(
          Kernel.EMPTY, Optional.empty(), Roster.EMPTY, Course.EMPTY, false, Optional.empty());

  /** How many more entrants may register, with the waiting list if there is one. */
  public int roomForEntrants() {
    Settings chosen = settings.orElseThrow();
    int left = EntrantId.MAX - roster.entrants().all().size();
    return chosen.waitingList()
        ? left
        : Math.clamp(chosen.most() - roster.entrants().places(), 0, left);
  }

  /** The standings of a stage now. */
  public Standings standings(StagePlay play) {
    return standings(play, play.played());
  }

  /**
   * The standings of a stage as somebody may see them now; empty if they are not shown yet.
   *
   * @param official whether it is an official, who always sees all
   */
  public Optional<Standings> standings(StagePlay play, boolean official) {
    Visibility visibility = settings.orElseThrow().visibility();
    return switch (official || over ? Visibility.LIVE : visibility) {
      case LIVE -> Optional.of(standings(play));
      case ROUND_END -> Optional.of(standings(play, play.playedInWholeRounds()));
      case END -> Optional.empty();
    };
  }

  private Standings standings(StagePlay play, List<PlayedTable> tables) {
    return Standings.of(play.players(), tables, settings.orElseThrow().tieBreaks(), course.lot());
  }

  /**
   * Those who have to be paired in the next round of a stage, the best first. In an elimination
   * these are the winners of the round before and, so that tables are full, the best of the others.
   */
  public List<EntrantId> playersOfNextRound(StagePlay play) {
    List<EntrantId> left = play.players().stream().filter(roster::stays).toList();
    if (play.stage().format() != Format.ELIMINATION || play.held().isEmpty()) {
      return left;
    }
    List<PlayedTable> last = play.held().getLast().played().toList();
    List<EntrantId> winners =
        last.stream().map(PlayedTable::winner).filter(left::contains).toList();
    int size = play.stage().tables().most();
    int places = (winners.size() + size - 1) / size * size;
    return Stream.concat(
            winners.stream(),
            Standings.of(
                last.stream().flatMap(table -> table.pod().entrants().stream()).toList(),
                last,
                settings.orElseThrow().tieBreaks(),
                course.lot())
                .before(new Cut(Integer.MAX_VALUE, false), roster::stays)
                .stream())
        .distinct()
        .limit(places)
        .toList();
  }

  /** What the pairing of the next round of a stage is made of. */
  public PairingTask pairingTask(StagePlay play) {
    Map<EntrantId, Integer> wins = new HashMap<>();
    play.played().forEach(table -> wins.merge(table.winner(), 1, Integer::sum));
    return new PairingTask(
        playersOfNextRound(play),
        wins,
        play.stage().tables(),
        course.hadBye(),
        course.held().stream().flatMap(round -> round.pairing().pods().stream()).toList());
  }

  /**
   * Who wins a stage that has ended: the winner of the one table that was left in an elimination,
   * else the first of the standings who is not disqualified. Empty if there is no such entrant.
   */
  public Optional<EntrantId> winner(StagePlay play) {
    Stream<EntrantId> best =
        play.stage().format() != Format.ELIMINATION
            ? standings(play).rows().stream().map(row -> row.line().entrant())
            : play.goesOn()
                ? Stream.empty()
                : play.held().getLast().played().map(PlayedTable::winner);
    return best.filter(entrant -> !roster.disqualified(entrant)).findFirst();
  }

  @Override
  public Tournament evolve(GameEvent event, Stamp stamp) {
    return switch (event) {
      case KernelEvent e ->
          new Tournament(kernel.evolve(e), settings, roster, course, over, champion);
      case Created e ->
          new Tournament(
              kernel, Optional.of(e.settings()), roster.evolve(e), course, over, champion);
      case Finished e -> new Tournament(kernel, settings, roster, course, true, e.champion());
      case TournamentEvent e ->
          new Tournament(
              kernel, settings, roster.evolve(e), course.evolve(e, settings), over, champion);
      default -> this;
    };
  }

  /** Nothing: whatever is not allowed is refused before an event is made. */
  @Override
  public Optional<Refusal> guard(GameEvent event) {
    return Optional.empty();
  }

  @Override
  public Optional<Duration> answerTimeout() {
    return Optional.empty();
  }

  /** The name in the summary is its digest. */
  @Override
  public Summary summary() {
    boolean listed = settings.filter(Settings::listed).isPresent();
    int rounds = Math.toIntExact(course.rounds().count());
    String name = settings.map(s -> s.name().value()).orElse("");
    return new Summary(listed, name, status(), rounds, Optional.empty());
  }

  @Override
  public List<GameEvent> settle() {
    return List.of();
  }

  private Status status() {
    if (over) {
      return Status.FINISHED;
    }
    return course.stages().isEmpty() ? Status.LOBBY : Status.RUNNING;
  }
}
