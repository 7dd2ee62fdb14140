package org.lazax.tournament.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.tournament.conduct.Cup.BY;
import static org.lazax.tournament.conduct.Cup.digest;
import static org.lazax.tournament.conduct.Cup.entrants;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.conduct.TournamentCommand.BeginStage;
import org.lazax.tournament.conduct.TournamentCommand.EndStage;
import org.lazax.tournament.conduct.TournamentCommand.Finish;
import org.lazax.tournament.pairing.RoundId;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.Format;
import org.lazax.tournament.stage.Stage;
import org.lazax.tournament.stage.TableSizes;
import org.lazax.tournament.standing.TieBreak;
import org.lazax.tournament.standing.Visibility;
import org.lazax.tournament.state.Settings;
import org.lazax.tournament.state.StagePlay;

/** From when standings are shown. */
final class VisibilityTest {
  @Test
  void liveStandingsHaveEveryResultAtOnce() {
    Cup cup = twoTables(Visibility.LIVE);
    cup.isWonBy(new Seat(1), table(1));

    assertThat(wins(cup, false)).contains(1);
  }

  @Test
  void atTheEndOfARoundAllItsResultsAreShown() {
    Cup cup = twoTables(Visibility.ROUND_END);
    cup.isWonBy(new Seat(1), table(1));
    assertThat(wins(cup, false)).contains(0);
    assertThat(wins(cup, true)).contains(1);
    cup.isWonBy(new Seat(1), table(2));

    assertThat(wins(cup, false)).contains(2);
  }

  @Test
  void atTheEndAllIsShown() {
    Cup cup = twoTables(Visibility.END);
    cup.areWonBy(new Seat(1), table(1).round());
    cup.gives(new EndStage(BY));
    assertThat(wins(cup, false)).isEmpty();
    assertThat(wins(cup, true)).contains(2);
    cup.gives(new Finish(BY, Optional.empty()));

    assertThat(wins(cup, false)).contains(2);
  }

  private static Cup twoTables(Visibility visibility) {
    Cup cup =
        Cup.of(
                new Settings(
                    digest(0),
                    true,
                    12,
                    true,
                    List.of(
                        new Stage(
                            Cup.PRELIMS,
                            Format.ROUNDS,
                            Optional.of(1),
                            TableSizes.USUAL,
                            Optional.empty(),
                            Optional.empty())),
                    List.of(TieBreak.values()),
                    visibility))
            .withEntrants(12);
    cup.gives(new BeginStage(BY));
    cup.publish(entrants(1, 12));
    return cup;
  }

  /** How many wins the standings have; empty if they are not shown. */
  private static Optional<Integer> wins(Cup cup, boolean official) {
    StagePlay play = cup.now().course().stages().getFirst();
    return cup.now()
        .standings(play, official)
        .map(standings -> standings.rows().stream().mapToInt(row -> row.line().wins()).sum());
  }

  private static TableId table(int number) {
    return new TableId(new RoundId(Cup.PRELIMS, 1), number);
  }
}
