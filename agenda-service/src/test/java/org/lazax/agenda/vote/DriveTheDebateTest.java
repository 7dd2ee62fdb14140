package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.GameProcedure.DrawSecret;
import org.lazax.rules.procedure.GameProcedure.ScoreAchievements;
import org.lazax.table.council.Council;

/** Whoever is elected may score before the agenda is carried out. */
class DriveTheDebateTest {

  @Test
  void theElectedIsAskedBeforeTheLawIsInPlay() {
    Scenario<AgendaState> elected = elected(holding(THREE), "minister_of_war");

    assertThat(elected.table().kernel().within(ScoreAchievements.class)).isPresent();
    Council council = elected.table().council();
    assertThat(council.laws()).isEmpty();
    assertThat(elected.table().kernel().within(Agenda.class))
        .get()
        .matches(agenda -> !agenda.resolved());
  }

  @Test
  @Rule("secret_objective/drive_the_debate.N4")
  void theSecretThatTheElectionGivesComesTooLate() {
    Scenario<AgendaState> elected = elected(THREE, "archived_secret");

    assertThat(elected.table().kernel().within(DrawSecret.class)).isPresent();
    assertThat(elected.table().kernel().within(ScoreAchievements.class)).isEmpty();
    assertThat(elected.table().objectives().deeds()).isEmpty();
  }

  private static TableKit holding(TableKit kit) {
    return kit.with(
        t -> t.withPlayer(P2, p -> p.withSecrets(List.of(new ObjectiveId("drive_the_debate")))));
  }

  private static Scenario<AgendaState> elected(TableKit kit, String card) {
    return agenda(kit, card)
        .when(P2, votes("p2", "lirta_iv"))
        .when(P3, new Abstain())
        .when(P1, new Abstain())
        .thenAccepted();
  }
}
