package org.lazax.tournament.adapter;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.kafka.GameQuestion;
import org.lazax.tournament.certificate.Certificate;
import org.lazax.tournament.certificate.CertificateLine;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Role;
import org.lazax.tournament.pairing.Pod;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.StageId;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Roster;
import org.lazax.tournament.state.Round;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.Tournament;

/** What tournament-service answers about a tournament beside its view. */
final class TournamentQuestions {
  private static final int MOST = 1_000;

  static final Map<String, GameQuestion<NoState, Tournament>> ALL =
      Map.ofEntries(
          Map.entry("who", TournamentQuestions::who),
          Map.entry("entrants", TournamentQuestions::entrants),
          Map.entry("registration", TournamentQuestions::registration),
          Map.entry("round", TournamentQuestions::round),
          Map.entry("proposal", TournamentQuestions::proposal),
          Map.entry("standings", TournamentQuestions::standings),
          Map.entry("statistics", TournamentQuestions::statistics),
          Map.entry("certificate", TournamentQuestions::certificate),
          Map.entry("seat", TournamentQuestions::seat),
          Map.entry("open-tables", OpenTables::of),
          Map.entry("pairing", FoundPairings::of));

  private TournamentQuestions() {}

  /**
   * What an account is in a tournament.
   *
   * @param officials its ids as an official, one for each role
   */
  record Who(
      List<OfficialId> officials, Optional<EntrantId> entrant, Optional<EntrantStatus> status) {}

  private static Who who(Position<NoState, Tournament> position, Map<String, String> parameters) {
    Roster roster = position.table().roster();
    Digest account = new Digest(required(parameters, "account"));
    Optional<EntrantId> entrant = roster.entrant(account);
    return new Who(
        roster.officials().of(account), entrant, entrant.flatMap(roster.entrants()::status));
  }

  /**
   * A page of the entrants, in the order of their ids.
   *
   * @param next the last id of this page; empty on the last page
   */
  record EntrantPage(List<EntrantLine> entrants, Optional<EntrantId> next) {}

  /** An entrant with the digest of its account. */
  record EntrantLine(EntrantId id, EntrantStatus status, Digest account) {}

  private static EntrantPage entrants(
      Position<NoState, Tournament> position, Map<String, String> parameters) {
    Roster roster = position.table().roster();
    int after = optional(parameters, "after").map(id -> EntrantId.of(id).number()).orElse(0);
    int limit = optional(parameters, "limit").map(Integer::parseInt).orElse(MOST);
    List<EntrantLine> lines =
        roster.entrants().all().entrySet().stream()
            .filter(entry -> entry.getKey().number() > after)
            .limit(Math.clamp(limit, 1, MOST))
            .map(entry ->
                new EntrantLine(
                    entry.getKey(),
                    entry.getValue(),
                    roster.digests().get(entry.getKey().number() - 1)))
            .toList();
    boolean last = lines.isEmpty() || lines.getLast().id().number() == roster.digests().size();
    return new EntrantPage(lines, last ? Optional.empty() : Optional.of(lines.getLast().id()));
  }

  /**
   * What a list of entrants is checked against.
   *
   * @param open whether entrants can register
   * @param room how many more can register
   * @param judges the digests of the judges' accounts, who do not play
   */
  record Registration(boolean open, int room, List<Digest> judges) {}

  private static Registration registration(
      Position<NoState, Tournament> position, Map<String, String> parameters) {
    Tournament tournament = position.table();
    boolean open = !tournament.over() && tournament.course().stages().isEmpty();
    return new Registration(
        open,
        open ? tournament.roomForEntrants() : 0,
        tournament.roster().officials().accounts(Role.JUDGE));
  }

  private static RoundTables round(
      Position<NoState, Tournament> position, Map<String, String> parameters) {
    RoundId id = RoundId.of(required(parameters, "round"));
    Round round =
        stage(position, id.stage())
            .round(id)
            .orElseThrow(() -> new NoSuchElementException("no round " + id));
    return RoundTables.of(round);
  }

  /** The seat of an account at a table; empty if it does not sit there. */
  record AssignedSeat(Optional<Seat> seat) {}

  private static AssignedSeat seat(
      Position<NoState, Tournament> position, Map<String, String> parameters) {
    Digest account = new Digest(required(parameters, "account"));
    TableId table = TableId.of(required(parameters, "table"));
    Optional<Pod> pod =
        position.table().course().round(table).flatMap(round -> round.pod(table.number()));
    return new AssignedSeat(
        position
            .table()
            .roster()
            .entrant(account)
            .flatMap(entrant -> pod.flatMap(sitting -> sitting.seatOf(entrant))));
  }

  private static ProposalView proposal(
      Position<NoState, Tournament> position, Map<String, String> parameters) {
    return position
        .table()
        .course()
        .proposal()
        .filter(_ -> position.table().course().current().isPresent())
        .map(proposal -> ProposalView.of(position.table(), proposal))
        .orElseThrow(() -> new NoSuchElementException("no pairing is proposed"));
  }

  private static StandingsView standings(
      Position<NoState, Tournament> position, Map<String, String> parameters) {
    StagePlay play = stage(position, new StageId(required(parameters, "stage")));
    return StandingsView.of(
        position.table(),
        play,
        optional(parameters, "explain").map(EntrantId::of),
        optional(parameters, "official").isPresent());
  }

  private static StatisticsView statistics(
      Position<NoState, Tournament> position, Map<String, String> parameters) {
    return StatisticsView.of(stage(position, new StageId(required(parameters, "stage"))));
  }

  /** The lines of the certificate of a tournament that is over. */
  record CertificateLines(List<CertificateLine> lines) {}

  private static CertificateLines certificate(
      Position<NoState, Tournament> position, Map<String, String> parameters) {
    if (!position.table().over()) {
      throw new NoSuchElementException("the tournament goes on");
    }
    return new CertificateLines(Certificate.of(position.table()));
  }

  private static StagePlay stage(Position<NoState, Tournament> position, StageId id) {
    return position
        .table()
        .course()
        .stage(id)
        .orElseThrow(() -> new NoSuchElementException("no stage " + id));
  }

  private static Optional<String> optional(Map<String, String> parameters, String name) {
    return Optional.ofNullable(parameters.get(name));
  }

  private static String required(Map<String, String> parameters, String name) {
    return optional(parameters, name)
        .orElseThrow(() -> new IllegalArgumentException("the parameter " + name + " is missing"));
  }
}
