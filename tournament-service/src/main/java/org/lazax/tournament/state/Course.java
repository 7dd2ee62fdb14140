package org.lazax.tournament.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.state.TournamentEvent.*;

/**
 * How far a tournament has come. Immutable.
 *
 * @param lot the entrants of the first stage in the order of the lot; empty before it is drawn
 * @param stages those that have begun
 * @param proposals how many pairings were proposed so far
 * @param proposal the last pairing that was proposed; empty if a round was published since
 * @param factions those that were drawn for the round that is published next
 * @param draw the pairing that the platform was asked for last, until it has proposed it
 */
public record Course(
    List<EntrantId> lot,
    List<StagePlay> stages,
    int proposals,
    Optional<Proposal> proposal,
    List<String> factions,
    Optional<PairingDraw> draw) {
  static final Course EMPTY =
      new Course(List.of(), List.of(), 0, Optional.empty(), List.of(), Optional.empty());

  public Course {
    lot = List.copyOf(lot);
    stages = List.copyOf(stages);
    factions = List.copyOf(factions);
  }

  /** The stage that is played; empty between stages. */
  @JsonIgnore
  public Optional<StagePlay> current() {
    return stages.isEmpty() || stages.getLast().ended()
        ? Optional.empty()
        : Optional.of(stages.getLast());
  }

  /** A stage that has begun; empty if it has not. */
  public Optional<StagePlay> stage(StageId id) {
    return stages.stream().filter(play -> play.stage().id().equals(id)).findFirst();
  }

  /** The round of a table; empty if it was not published. */
  public Optional<Round> round(TableId table) {
    return stage(table.round().stage()).flatMap(play -> play.round(table.round()));
  }

  /** All rounds that were published, in order. */
  @JsonIgnore
  public Stream<Round> rounds() {
    return stages.stream().flatMap(play -> play.rounds().stream());
  }

  /** The rounds of all stages that were published and not aborted, in order. */
  @JsonIgnore
  public List<Round> held() {
    return stages.stream().flatMap(play -> play.held().stream()).toList();
  }

  /** Those who have had a bye in this tournament. */
  @JsonIgnore
  public Set<EntrantId> hadBye() {
    Set<EntrantId> had = new HashSet<>();
    held().forEach(round -> had.addAll(round.pairing().byes()));
    return had;
  }

  Course evolve(TournamentEvent event, Optional<Settings> settings) {
    return switch (event) {
      case LotDrawn e -> new Course(e.order(), stages, proposals, proposal, factions, draw);
      case StageBegun e ->
          settings.flatMap(s -> s.stage(e.stage())).map(s -> begun(s, e.players())).orElse(this);
      case PairingProposed e ->
          new Course(
              lot,
              stages,
              e.proposal().number(),
              Optional.of(e.proposal()),
              factions,
              draw.filter(d -> e.seed().filter(seed -> seed == d.seed()).isEmpty()));
      case RoundPublished e ->
          new Course(lot, stages, proposals, Optional.empty(), List.of(), Optional.empty())
              .inStage(e.round().stage(), play -> play.publish(e.round(), e.pairing(), factions));
      case SeekersChanged e -> inStage(e.stage(), play -> play.seeking(e.seekers()));
      case RoundPrepared e -> new Course(lot, stages, proposals, proposal, e.factions(), draw);
      case PairingDrawn e ->
          new Course(lot, stages, proposals, proposal, factions, Optional.of(e.draw()));
      case ResultRecorded e -> atTable(e.table(), end -> end.playedAs(e.result()));
      case ResultCorrected e ->
          decided(e.table(), new TableDecision(e.by(), Optional.of(e.result()), e.reason()));
      case TableAnnulled e ->
          decided(e.table(), new TableDecision(e.by(), Optional.empty(), e.reason()));
      case StageEnded e -> inStage(e.stage(), StagePlay::end).withoutDraw();
      default -> this;
    };
  }

  private Course withoutDraw() {
    return new Course(lot, stages, proposals, proposal, factions, Optional.empty());
  }

  private Course begun(Stage stage, List<EntrantId> players) {
    List<StagePlay> more = new ArrayList<>(stages);
    more.add(new StagePlay(stage, players, List.of(), false, List.of()));
    return new Course(lot, more, proposals, proposal, factions, draw);
  }

  private Course inStage(StageId id, UnaryOperator<StagePlay> change) {
    List<StagePlay> changed = new ArrayList<>(stages);
    changed.replaceAll(play -> play.stage().id().equals(id) ? change.apply(play) : play);
    return new Course(lot, changed, proposals, proposal, factions, draw);
  }

  private Course decided(TableId id, TableDecision decision) {
    return atTable(id, end -> end.decide(decision));
  }

  private Course atTable(TableId id, UnaryOperator<TableEnd> change) {
    return inStage(
        id.round().stage(),
        play ->
            play.in(
                id.round(),
                round -> round.with(id.number(), change.apply(round.end(id.number())))));
  }
}
