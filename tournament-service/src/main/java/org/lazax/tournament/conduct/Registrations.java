package org.lazax.tournament.conduct;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.decider.Draft;
import org.lazax.tournament.conduct.TournamentCommand.AboutEntrants;
import org.lazax.tournament.conduct.TournamentCommand.CheckIn;
import org.lazax.tournament.conduct.TournamentCommand.Confirm;
import org.lazax.tournament.conduct.TournamentCommand.Disqualify;
import org.lazax.tournament.conduct.TournamentCommand.Register;
import org.lazax.tournament.conduct.TournamentCommand.Withdraw;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.entrant.Entrants;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Role;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Settings;
import org.lazax.tournament.state.Tournament;
import org.lazax.tournament.state.TournamentEvent.EntrantsChanged;
import org.lazax.tournament.state.TournamentEvent.EntrantsRegistered;
import org.lazax.tournament.state.TournamentEvent.Registration;

/** Who plays in a tournament, from the registration to leaving it. */
final class Registrations {
  static final String REGISTERED_ALREADY = "registered-already";
  static final String TOURNAMENT_FULL = "tournament-full";
  static final String REGISTRATION_CLOSED = "registration-closed";

  /** The most entrants of one command. */
  static final int MOST = 1_000;

  private Registrations() {}

  static void carryOut(Draft<NoState, Tournament> draft, AboutEntrants command) {
    switch (command) {
      case Register register -> register(draft, register);
      case Confirm confirm -> {
        Checks.requireOrganiser(draft, confirm.by());
        Checks.requireEntrants(
            draft,
            confirm.entrants(),
            status -> status == EntrantStatus.REGISTERED,
            "only who has registered can be confirmed");
        change(draft, EntrantStatus.CONFIRMED, confirm.entrants(), Optional.of(confirm.by()));
      }
      case CheckIn checkIn -> {
        Checks.requireOrganiser(draft, checkIn.by());
        requireOpen(draft);
        Checks.requireEntrants(
            draft,
            checkIn.entrants(),
            status -> status == EntrantStatus.REGISTERED || status == EntrantStatus.CONFIRMED,
            "only who has a place, and has not checked in, checks in");
        change(draft, EntrantStatus.CHECKED_IN, checkIn.entrants(), checkIn.by());
      }
      case Withdraw withdraw -> {
        Checks.requireOrganiser(draft, withdraw.by());
        Checks.requireEntrants(
            draft,
            withdraw.entrants(),
            status -> status.hasPlace() || status == EntrantStatus.WAITING,
            "this entrant has left already");
        change(draft, EntrantStatus.WITHDRAWN, withdraw.entrants(), withdraw.by());
        moveUp(draft);
      }
      case Disqualify disqualify -> {
        Checks.requireOrganiser(draft, disqualify.by());
        Checks.requireEntrants(
            draft,
            disqualify.entrants(),
            status -> status != EntrantStatus.DISQUALIFIED,
            "this entrant is disqualified already");
        draft.add(
            new EntrantsChanged(
                EntrantStatus.DISQUALIFIED,
                disqualify.entrants(),
                Optional.of(disqualify.by()),
                Optional.of(disqualify.reason())));
        moveUp(draft);
      }
    }
  }

  private static void register(Draft<NoState, Tournament> draft, Register register) {
    Checks.requireOrganiser(draft, register.by());
    requireOpen(draft);
    List<Digest> accounts = register.accounts();
    Checks.require(
        !accounts.isEmpty() && accounts.size() <= MOST,
        () -> Refusal.of(Refusal.MALFORMED, "1 to " + MOST + " entrants register at once"));
    Set<Digest> known = new HashSet<>(draft.table().roster().digests());
    for (Digest account : accounts) {
      Checks.require(
          known.add(account),
          () ->
              Refusal.of(REGISTERED_ALREADY, "an account registers once").with("account", account));
      Checks.require(
          draft.table().roster().officials().of(account).stream()
              .noneMatch(official -> official.role() == Role.JUDGE),
          () ->
              Refusal.of(Appointments.PLAYS_AND_JUDGES, "who judges does not play")
                  .with("account", account));
    }
    draft.add(new EntrantsRegistered(register.by(), registrations(draft.table(), accounts)));
  }

  private static List<Registration> registrations(Tournament tournament, List<Digest> accounts) {
    Settings settings = tournament.settings().orElseThrow();
    Entrants entrants = tournament.roster().entrants();
    int free = Math.max(0, settings.most() - entrants.places());
    int room = tournament.roomForEntrants();
    Checks.require(
        accounts.size() <= room,
        () -> Refusal.of(TOURNAMENT_FULL, "all places are taken").with("free", room));
    List<EntrantId> ids = entrants.next(accounts.size());
    List<Registration> registrations = new ArrayList<>();
    for (int at = 0; at < ids.size(); at++) {
      EntrantStatus status = at < free ? EntrantStatus.REGISTERED : EntrantStatus.WAITING;
      registrations.add(new Registration(ids.get(at), accounts.get(at), status));
    }
    return registrations;
  }

  /** The first of the waiting list move up to places that are free, before the first stage. */
  private static void moveUp(Draft<NoState, Tournament> draft) {
    Tournament tournament = draft.table();
    List<EntrantId> up =
        tournament.roster().entrants().movingUp(tournament.settings().orElseThrow().most());
    if (tournament.course().stages().isEmpty() && !up.isEmpty()) {
      change(draft, EntrantStatus.REGISTERED, up, Optional.empty());
    }
  }

  private static void requireOpen(Draft<NoState, Tournament> draft) {
    Checks.require(
        draft.table().course().stages().isEmpty(),
        () -> Refusal.of(REGISTRATION_CLOSED, "the first stage has begun"));
  }

  private static void change(
      Draft<NoState, Tournament> draft,
      EntrantStatus status,
      List<EntrantId> entrants,
      Optional<OfficialId> by) {
    draft.add(new EntrantsChanged(status, entrants, by, Optional.empty()));
  }
}
