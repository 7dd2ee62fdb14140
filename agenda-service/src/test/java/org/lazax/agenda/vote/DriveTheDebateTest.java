package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.AgendaDecider;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.Table;
import org.lazax.table.council.Council;

/** Whoever is elected may score before the agenda is carried out. */
class DriveTheDebateTest {
  private static final ObjectiveId DRIVE_THE_DEBATE = new ObjectiveId("drive_the_debate");

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
  @Rule({"agenda/archived_secret.N2", "secret_objective/drive_the_debate.N4"})
  void theSecretThatTheElectionGivesComesTooLate() {
    Scenario<AgendaState> elected = elected(THREE, "archived_secret");
    Frame drawing = elected.table().kernel().frameOf(DrawSecret.class).orElseThrow();

    Scenario<AgendaState> resolved =
        Scenario.given(
            new AgendaDecider(StandardRules.TABLE),
            THREE.with(_ ->
                elected
                    .table()
                    .withPlayer(P2, p -> p.withSecrets(List.of(DRIVE_THE_DEBATE)))
                    .evolve(new FrameClosed(drawing.id(), new Outcome.Done()), Stamp.NONE)));

    assertThat(resolved.table().kernel().within(Agenda.class)).isEmpty();
    assertThat(resolved.table().player(P2).secrets()).containsExactly(DRIVE_THE_DEBATE);
    assertThat(resolved.table().objectives().deeds()).isEmpty();
    assertThat(Stream.of(elected, resolved).flatMap(step -> step.events().stream()))
        .filteredOn(FrameOpened.class::isInstance)
        .extracting(event -> ((FrameOpened) event).procedure())
        .doesNotHaveAnyElementsOfTypes(ScoreAchievements.class);
  }

  @Test
  void whoHoldsTheSecretScoresItBeforeTheElectionGivesAnother() {
    Scenario<AgendaState> elected = elected(holding(THREE), "archived_secret");

    assertThat(elected.table().kernel().within(ScoreAchievements.class)).isPresent();
    assertThat(elected.table().kernel().within(DrawSecret.class)).isEmpty();
  }

  @Test
  @Rule("secret_objective/drive_the_debate.N2")
  void onlyWhoIsElectedLastScoresItAndNobodyAfterAPlot() {
    TableKit kit = THREE.holds(P3, "confounding_legal_text");
    for (Seat holder : List.of(P2, P3)) {
      Scenario<AgendaState> first = elected(holding(kit, holder), "minister_of_war");
      assertThat(offers(first, P3, "confounding_legal_text")).isTrue();
      assertThat(isAsked(first)).as("the outcome can be answered").isFalse();

      assertThat(isAsked(first.when(P3, pass()))).as("p2 is elected").isEqualTo(holder.equals(P2));
      assertThat(isAsked(first.when(P3, card("confounding_legal_text"))))
          .as("p3 is elected in its place")
          .isEqualTo(holder.equals(P3));
    }

    Scenario<AgendaState> rejected =
        agenda(holding(THREE.holds(P3, "deadly_plot")), "minister_of_war")
            .when(P2, votes("p2", "archon_ren", "lirta_iv"))
            .when(P3, votes("p3", "centauri"))
            .when(P1, new Abstain());
    assertThat(isAsked(rejected)).as("the plot comes first").isFalse();
    assertThat(isAsked(rejected.when(P3, pass()))).isTrue();
    assertThat(isAsked(rejected.when(P3, card("deadly_plot")))).isFalse();
  }

  /** Lodor is elected, and P3 controls it. Without its point it is among those with the fewest. */
  @Test
  @Rule("secret_objective/drive_the_debate.N3")
  void thePointCountsWhenColoniesAreRedistributed() {
    TableKit kit =
        holding(THREE, P3)
            .tile("18", 0, 0)
            .tile("26", 0, 1)
            .controls(P3, "lodor")
            .points(P1, 4)
            .points(P2, 1)
            .points(P3, 1);
    Scenario<AgendaState> debate =
        agenda(kit, "colonial_redistribution")
            .when(P2, votes("lodor", "lirta_iv"))
            .when(P3, new Abstain())
            .when(P1, new Abstain());
    assertThat(isAsked(debate)).isTrue();

    assertThat(scored(debate, 0).awaited()).as("chooses from two").containsExactly(P3);
    assertThat(scored(debate, 1).awaited()).as("alone has the fewest").containsExactly(P2);
  }

  /** The scoring is over, and P3 has so many points more. */
  private static Scenario<AgendaState> scored(Scenario<AgendaState> asked, int points) {
    Frame scoring = asked.table().kernel().frameOf(ScoreAchievements.class).orElseThrow();
    return Scenario.given(
        new AgendaDecider(StandardRules.TABLE),
        THREE.with(_ ->
            asked
                .table()
                .withPlayer(P3, p -> p.withVictoryPoints(p.victoryPoints() + points))
                .evolve(new FrameClosed(scoring.id(), new Outcome.Done()), Stamp.NONE)));
  }

  private static boolean isAsked(Scenario<AgendaState> scenario) {
    Table table = scenario.thenAccepted().table();
    boolean asked = table.kernel().within(ScoreAchievements.class).isPresent();
    assertThat(asked ? table.council().laws() : List.of()).as("not resolved yet").isEmpty();
    return asked;
  }

  private static TableKit holding(TableKit kit) {
    return holding(kit, P2);
  }

  private static TableKit holding(TableKit kit, Seat seat) {
    return kit.with(t -> t.withPlayer(seat, p -> p.withSecrets(List.of(DRIVE_THE_DEBATE))));
  }

  private static Scenario<AgendaState> elected(TableKit kit, String card) {
    return agenda(kit, card)
        .when(P2, votes("p2", "lirta_iv"))
        .when(P3, new Abstain())
        .when(P1, new Abstain())
        .thenAccepted();
  }
}
