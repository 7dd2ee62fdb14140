package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;

import org.junit.jupiter.api.Test;
import org.lazax.tournament.conduct.TournamentCommand.Appoint;
import org.lazax.tournament.conduct.TournamentCommand.Dismiss;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.official.Role;

/** Officials are appointed and dismissed. */
final class AppointmentsTest {
  private static final OfficialId O2 = OfficialId.of("o2");

  private final Cup cup = Cup.of(6);

  @Test
  void officialsAreNumberedByTheirRole() {
    cup.gives(new Appoint(BY, Role.JUDGE));
    cup.gives(new Appoint(BY, Role.CASTER));
    cup.gives(new Appoint(BY, Role.JUDGE));

    assertThat(cup.now().roster().officials().all().keySet())
        .containsExactly(BY, OfficialId.of("j1"), OfficialId.of("j2"), OfficialId.of("c1"));
  }

  @Test
  void whoIsDismissedDecidesNothingMore() {
    cup.gives(new Appoint(BY, Role.ORGANISER));
    cup.gives(new Appoint(O2, Role.JUDGE));
    cup.gives(new Dismiss(BY, O2));

    assertThat(cup.isRefused(new Appoint(O2, Role.JUDGE)).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
    assertThat(cup.isRefused(new Dismiss(BY, O2)).type()).isEqualTo(Officials.NOT_AN_OFFICIAL);
    // An id is used once.
    cup.gives(new Appoint(BY, Role.ORGANISER));
    assertThat(cup.now().roster().officials().all()).containsEntry(OfficialId.of("o3"), true);
  }

  @Test
  void theLastOrganiserStays() {
    cup.gives(new Appoint(BY, Role.JUDGE));
    assertThat(cup.isRefused(new Dismiss(BY, BY)).type()).isEqualTo(Appointments.LAST_ORGANISER);
    cup.gives(new Dismiss(BY, OfficialId.of("j1")));
    cup.gives(new Appoint(BY, Role.ORGANISER));
    cup.gives(new Dismiss(BY, BY));

    assertThat(cup.isRefused(new Appoint(BY, Role.JUDGE)).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
  }

  @Test
  void aRoleHasAHundredOfficialsAtMost() {
    for (int number = 1; number <= 100; number++) {
      cup.gives(new Appoint(BY, Role.CASTER));
    }

    assertThat(cup.isRefused(new Appoint(BY, Role.CASTER)).type())
        .isEqualTo(Appointments.TOO_MANY_OFFICIALS);
    assertThat(cup.isRefused(new Appoint(OfficialId.of("j1"), Role.JUDGE)).type())
        .isEqualTo(Officials.NOT_AN_OFFICIAL);
  }
}
