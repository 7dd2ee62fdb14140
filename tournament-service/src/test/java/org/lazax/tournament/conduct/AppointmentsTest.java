package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.tournament.conduct.TournamentCommand.Appoint;
import org.lazax.tournament.conduct.TournamentCommand.Dismiss;
import org.lazax.tournament.conduct.TournamentCommand.Register;
import org.lazax.tournament.conduct.TournamentCommand.Withdraw;
import org.lazax.tournament.digest.Digest;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.official.Role;

/** Officials are appointed and dismissed. */
final class AppointmentsTest {
  private static final OfficialId O2 = OfficialId.of("o2");

  private final Cup cup = Cup.of(6);

  @Test
  void officialsAreNumberedByTheirRole() {
    cup.gives(new Appoint(BY, Role.JUDGE, Cup.digest(5001)));
    cup.gives(new Appoint(BY, Role.CASTER, Cup.digest(5002)));
    cup.gives(new Appoint(BY, Role.JUDGE, Cup.digest(5003)));

    assertThat(cup.now().roster().officials().all().keySet())
        .containsExactly(BY, OfficialId.of("j1"), OfficialId.of("j2"), OfficialId.of("c1"));
  }

  @Test
  void whoIsDismissedDecidesNothingMore() {
    cup.gives(new Appoint(BY, Role.ORGANISER, Cup.digest(5004)));
    cup.gives(new Appoint(O2, Role.JUDGE, Cup.digest(5005)));
    cup.gives(new Dismiss(BY, O2));

    assertThat(cup.isRefused(new Appoint(O2, Role.JUDGE, Cup.digest(5006))).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
    assertThat(cup.isRefused(new Dismiss(BY, O2)).type()).isEqualTo(Officials.NOT_AN_OFFICIAL);
    // An id is used once.
    cup.gives(new Appoint(BY, Role.ORGANISER, Cup.digest(5007)));
    assertThat(cup.now().roster().officials().present())
        .containsExactly(BY, OfficialId.of("o3"), OfficialId.of("j1"));
  }

  @Test
  void anAccountHasARoleOnce() {
    Digest account = Cup.digest(1);
    cup.gives(new Appoint(BY, Role.JUDGE, account));
    assertThat(cup.isRefused(new Appoint(BY, Role.JUDGE, account)).type())
        .isEqualTo(Appointments.APPOINTED_ALREADY);
    cup.gives(new Appoint(BY, Role.CASTER, account));
    assertThat(cup.now().roster().officials().of(account))
        .containsExactly(OfficialId.of("j1"), OfficialId.of("c1"));
    cup.gives(new Dismiss(BY, OfficialId.of("j1")));
    cup.gives(new Appoint(BY, Role.JUDGE, account));
    assertThat(cup.now().roster().officials().of(account))
        .containsExactly(OfficialId.of("j2"), OfficialId.of("c1"));
  }

  @Test
  void whoPlaysDoesNotJudge() {
    cup.gives(new Register(Optional.empty(), Cup.digests(1, 2)));
    assertThat(cup.isRefused(new Appoint(BY, Role.JUDGE, Cup.digest(1))).type())
        .isEqualTo(Appointments.PLAYS_AND_JUDGES);
    cup.gives(new Appoint(BY, Role.ORGANISER, Cup.digest(1)));
    cup.gives(new Withdraw(Optional.empty(), List.of(Cup.e(2))));
    cup.gives(new Appoint(BY, Role.JUDGE, Cup.digest(2)));
    cup.gives(new Appoint(BY, Role.JUDGE, Cup.digest(3)));

    assertThat(cup.isRefused(new Register(Optional.empty(), Cup.digests(3, 3))).type())
        .isEqualTo(Appointments.PLAYS_AND_JUDGES);
    cup.gives(new Dismiss(BY, OfficialId.of("j2")));
    cup.gives(new Register(Optional.empty(), Cup.digests(3, 3)));
  }

  @Test
  void theLastOrganiserStays() {
    cup.gives(new Appoint(BY, Role.JUDGE, Cup.digest(5008)));
    assertThat(cup.isRefused(new Dismiss(BY, BY)).type()).isEqualTo(Appointments.LAST_ORGANISER);
    cup.gives(new Dismiss(BY, OfficialId.of("j1")));
    cup.gives(new Appoint(BY, Role.ORGANISER, Cup.digest(5009)));
    cup.gives(new Dismiss(BY, BY));

    assertThat(cup.isRefused(new Appoint(BY, Role.JUDGE, Cup.digest(5010))).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
  }

  @Test
  void aRoleHasAHundredOfficialsAtMost() {
    for (int number = 1; number <= 100; number++) {
      cup.gives(new Appoint(BY, Role.CASTER, Cup.digest(number + 5011)));
    }

    assertThat(cup.isRefused(new Appoint(BY, Role.CASTER, Cup.digest(1))).type())
        .isEqualTo(Appointments.TOO_MANY_OFFICIALS);
    assertThat(cup.isRefused(new Appoint(OfficialId.of("j1"), Role.JUDGE, Cup.digest(5013))).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
  }
}
