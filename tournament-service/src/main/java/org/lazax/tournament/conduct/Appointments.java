package org.lazax.tournament.conduct;

import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.decider.Draft;
import org.lazax.tournament.conduct.TournamentCommand.AboutOfficials;
import org.lazax.tournament.conduct.TournamentCommand.Appoint;
import org.lazax.tournament.conduct.TournamentCommand.Dismiss;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.official.Role;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Tournament;
import org.lazax.tournament.state.TournamentEvent.OfficialAppointed;
import org.lazax.tournament.state.TournamentEvent.OfficialDismissed;

/** Who runs a tournament. */
final class Appointments {
  static final String LAST_ORGANISER = "last-organiser";
  static final String APPOINTED_ALREADY = "appointed-already";
  static final String PLAYS_AND_JUDGES = "plays-and-judges";
  static final String TOO_MANY_OFFICIALS = "too-many-officials";

  /** The most officials of one role that a tournament may ever have. */
  private static final int MOST = 100;

  private Appointments() {}

  static void carryOut(Draft<NoState, Tournament> draft, AboutOfficials command) {
    switch (command) {
      case Appoint appoint -> appoint(draft, appoint);
      case Dismiss dismiss -> dismiss(draft, dismiss);
    }
  }

  private static void appoint(Draft<NoState, Tournament> draft, Appoint appoint) {
    Checks.requireOrganiser(draft, appoint.by());
    Officials officials = draft.table().roster().officials();
    Checks.require(
        officials.of(appoint.account()).stream().noneMatch(o -> o.role() == appoint.role()),
        () -> Refusal.of(APPOINTED_ALREADY, "this account has the role already"));
    Checks.require(
        appoint.role() != Role.JUDGE || !draft.table().roster().plays(appoint.account()),
        () -> Refusal.of(PLAYS_AND_JUDGES, "who plays does not judge"));
    OfficialId next = officials.next(appoint.role());
    Checks.require(
        next.number() <= MOST,
        () ->
            Refusal.of(TOO_MANY_OFFICIALS, "no more officials of this role can be appointed")
                .with("most", MOST));
    draft.add(new OfficialAppointed(appoint.by(), next, appoint.account()));
  }

  private static void dismiss(Draft<NoState, Tournament> draft, Dismiss dismiss) {
    Checks.requireOrganiser(draft, dismiss.by());
    Officials officials = draft.table().roster().officials();
    OfficialId official = dismiss.official();
    draft.require(officials.lacks(official, official.role()));
    Checks.require(
        official.role() != Role.ORGANISER || officials.count(Role.ORGANISER) > 1,
        () -> Refusal.of(LAST_ORGANISER, "a tournament always has an organiser"));
    draft.add(new OfficialDismissed(dismiss.by(), official));
  }
}
