package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.digest;
import static org.lazax.tournament.conduct.Cup.digests;
import static org.lazax.tournament.conduct.Cup.e;
import static org.lazax.tournament.conduct.Cup.entrants;
import static org.lazax.tournament.entrant.EntrantStatus.CHECKED_IN;
import static org.lazax.tournament.entrant.EntrantStatus.CONFIRMED;
import static org.lazax.tournament.entrant.EntrantStatus.DISQUALIFIED;
import static org.lazax.tournament.entrant.EntrantStatus.REGISTERED;
import static org.lazax.tournament.entrant.EntrantStatus.WAITING;
import static org.lazax.tournament.entrant.EntrantStatus.WITHDRAWN;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.tournament.conduct.TournamentCommand.*;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.entrant.EntrantStatus;
import org.lazax.tournament.official.OfficialId;
import org.lazax.tournament.official.Officials;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.standing.TieBreak;
import org.lazax.tournament.standing.Visibility;
import org.lazax.tournament.state.Settings;

/** Entrants register, are confirmed, check in, and leave. */
final class RegistrationsTest {
  private static final OfficialId STRANGER = OfficialId.of("o2");

  private final Cup cup = Cup.of(6);

  @Test
  void whoComesAfterTheLastPlaceWaitsAndMovesUp() {
    cup.gives(new Register(Optional.empty(), digests(1, 8)));
    assertThat(with(REGISTERED)).isEqualTo(entrants(1, 6));
    assertThat(with(WAITING)).containsExactly(e(7), e(8));

    cup.gives(new Withdraw(Optional.empty(), List.of(e(2))));
    assertThat(with(WITHDRAWN)).containsExactly(e(2));
    assertThat(with(REGISTERED)).containsExactly(e(1), e(3), e(4), e(5), e(6), e(7));
    cup.gives(new Disqualify(BY, List.of(e(1)), digest(99)));
    assertThat(with(DISQUALIFIED)).containsExactly(e(1));
    assertThat(with(WAITING)).isEmpty();
  }

  @Test
  void nobodyMovesUpWhenTheFirstStageHasBegun() {
    cup.gives(new Register(Optional.empty(), digests(1, 7)));
    cup.gives(new CheckIn(Optional.of(BY), entrants(1, 6)));
    cup.gives(new BeginStage(BY));
    cup.gives(new Withdraw(Optional.of(BY), List.of(e(2))));

    assertThat(with(WAITING)).containsExactly(e(7));
    assertThat(cup.isRefused(new Register(Optional.of(BY), digests(8, 8))).type())
        .isEqualTo(Registrations.REGISTRATION_CLOSED);
  }

  @Test
  void withoutAWaitingListTheTournamentIsFull() {
    Cup small =
        Cup.of(
            new Settings(
                digest(0),
                false,
                6,
                false,
                List.of(
                    new Stage(
                        Cup.FINAL,
                        Format.ELIMINATION,
                        Optional.empty(),
                        TableSizes.USUAL,
                        Optional.empty(),
                        Optional.empty())),
                List.of(TieBreak.LOT),
                Visibility.LIVE));
    small.gives(new Register(Optional.empty(), digests(1, 4)));

    assertThat(small.isRefused(new Register(Optional.of(BY), digests(5, 7))))
        .satisfies(refusal -> {
          assertThat(refusal.type()).isEqualTo(Registrations.TOURNAMENT_FULL);
          assertThat(refusal.values()).containsEntry("free", 2);
        });
    small.gives(new Register(Optional.of(BY), digests(5, 6)));
  }

  @Test
  void anAccountRegistersOnce() {
    cup.gives(new Register(Optional.empty(), digests(1, 2)));

    assertThat(cup.isRefused(new Register(Optional.empty(), digests(2, 3))).type())
        .isEqualTo(Registrations.REGISTERED_ALREADY);
    assertThat(cup.isRefused(new Register(Optional.of(BY), List.of(digest(3), digest(3)))).type())
        .isEqualTo(Registrations.REGISTERED_ALREADY);
    cup.gives(new Withdraw(Optional.empty(), List.of(e(1))));
    assertThat(cup.isRefused(new Register(Optional.empty(), digests(1, 1))).type())
        .isEqualTo(Registrations.REGISTERED_ALREADY);
  }

  @Test
  void oneCommandRegistersAThousandAtMost() {
    assertThat(cup.isRefused(new Register(Optional.of(BY), digests(1, 1001))).type())
        .isEqualTo(Refusal.MALFORMED);
    assertThat(cup.isRefused(new Register(Optional.of(BY), List.of())).type())
        .isEqualTo(Refusal.MALFORMED);
    cup.gives(new Register(Optional.of(BY), digests(1, 1000)));
  }

  @Test
  void confirmationAndCheckInNeedTheStatusBefore() {
    cup.gives(new Register(Optional.empty(), digests(1, 7)));
    cup.gives(new Confirm(BY, List.of(e(1))));
    assertThat(with(CONFIRMED)).containsExactly(e(1));
    cup.gives(new CheckIn(Optional.empty(), List.of(e(1), e(2))));
    assertThat(with(CHECKED_IN)).containsExactly(e(1), e(2));

    assertThat(cup.isRefused(new Confirm(BY, List.of(e(1)))).values())
        .containsEntry("entrant", e(1))
        .containsEntry("status", CHECKED_IN);
    assertThat(cup.isRefused(new CheckIn(Optional.empty(), List.of(e(3), e(7)))))
        .satisfies(refusal -> {
          assertThat(refusal.type()).isEqualTo(Checks.WRONG_STATUS);
          assertThat(refusal.values()).containsEntry("entrant", e(7));
        });
    assertThat(cup.isRefused(new CheckIn(Optional.empty(), List.of(e(1)))).type())
        .isEqualTo(Checks.WRONG_STATUS);
    assertThat(cup.isRefused(new CheckIn(Optional.empty(), List.of(e(9)))).type())
        .isEqualTo(Checks.UNKNOWN_ENTRANT);
    assertThat(cup.isRefused(new CheckIn(Optional.empty(), List.of(e(3), e(3)))).type())
        .isEqualTo(Refusal.MALFORMED);
  }

  @Test
  void whoHasLeftStaysAway() {
    cup.gives(new Register(Optional.empty(), digests(1, 6)));
    cup.gives(new Withdraw(Optional.empty(), List.of(e(1))));
    cup.gives(new Disqualify(BY, List.of(e(2)), digest(99)));

    assertThat(cup.isRefused(new Withdraw(Optional.empty(), List.of(e(1)))).type())
        .isEqualTo(Checks.WRONG_STATUS);
    assertThat(cup.isRefused(new Withdraw(Optional.empty(), List.of(e(2)))).type())
        .isEqualTo(Checks.WRONG_STATUS);
    assertThat(cup.isRefused(new Disqualify(BY, List.of(e(2)), digest(99))).type())
        .isEqualTo(Checks.WRONG_STATUS);
    // Whoever left can still be excluded.
    cup.gives(new Disqualify(BY, List.of(e(1)), digest(99)));
  }

  @Test
  void onlyAnOrganiserDecidesAboutOthers() {
    cup.gives(new Register(Optional.empty(), digests(1, 6)));
    for (TournamentCommand command :
        List.of(
            new Register(Optional.of(STRANGER), digests(7, 7)),
            new Confirm(STRANGER, List.of(e(1))),
            new CheckIn(Optional.of(STRANGER), List.of(e(1))),
            new Withdraw(Optional.of(STRANGER), List.of(e(1))),
            new Disqualify(STRANGER, List.of(e(1)), digest(99)))) {
      assertThat(cup.isRefused(command).type()).isEqualTo(Officials.NOT_AN_OFFICIAL);
    }
  }

  private List<EntrantId> with(EntrantStatus status) {
    return cup.now().roster().entrants().with(status);
  }
}
