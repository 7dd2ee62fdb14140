package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.event.council.AgendaShown;

/**
 * What follows the last vote, in its order. P1 is the speaker, and P2 is elected by an agenda that
 * only the speaker has read. Either legal text elects P3 in its place.
 */
class AnswersInOrderTest {
  private static final ObjectiveId DEBATE = new ObjectiveId("drive_the_debate");

  @Test
  @Rule("action_card/confounding_legal_text.N3")
  void confoundingLegalTextComesBeforeAPlotTheHiddenAgendaAndTheDebate() {
    for (Seat holder : List.of(P2, P3)) {
      Scenario<AgendaState> text = asked(holder, P3, "confounding_legal_text");

      assertPlotAndDebateFollow(text.when(P3, card("confounding_legal_text")), holder.equals(P3));
      assertPlotAndDebateFollow(text.when(P3, pass()), holder.equals(P2));
    }
  }

  @Test
  @Rule("action_card/confusing_legal_text.N3")
  void confusingLegalTextComesBeforeAPlotTheHiddenAgendaAndTheDebate() {
    for (Seat holder : List.of(P2, P3)) {
      Scenario<AgendaState> text = asked(holder, P2, "confusing_legal_text");

      Scenario<AgendaState> named =
          text.when(P2, card("confusing_legal_text")).when(P2, choice("p3"));
      assertPlotAndDebateFollow(named, holder.equals(P3));
      assertPlotAndDebateFollow(text.when(P2, pass()), holder.equals(P2));
    }
  }

  @Test
  @Rule("action_card/deadly_plot.N4")
  void aPlotComesBeforeTheHiddenAgendaAndTheDebate() {
    Scenario<AgendaState> plot = voted(P2, P2);
    assertThat(offers(plot, P1, "deadly_plot")).isTrue();
    assertAnswerable(plot);

    Scenario<AgendaState> played = plot.when(P1, card("deadly_plot")).thenAccepted();
    assertThat(isScored(played)).isFalse();
    assertThat(played.own().decided()).isEmpty();
    Scenario<AgendaState> resolved = plot.when(P1, pass()).thenAccepted();
    assertThat(isScored(resolved)).isTrue();
    assertThat(resolved.events()).anyMatch(AgendaShown.class::isInstance);
  }

  @ParameterizedTest
  @ValueSource(strings = {"trade_rider", "imperial_rider", "sanction"})
  @Rule("action_card/deadly_plot.N2")
  void thatTheAgendaIsPlottedAgainstIsNotPredicted(String rider) {
    TableKit kit = THREE.holds(P1, "deadly_plot").holds(P3, rider);
    for (String agenda : List.of("mutiny", "minister_of_policy")) {
      Scenario<AgendaState> asked =
          allPass(revealing(kit, agenda, "arms_reduction"), rider).when(P3, card(rider));
      var choice = (AbilityOption.Choice) asked.thenAccepted().options(P3).getFirst();

      assertThat(choice.candidates())
          .isEqualTo(
              agenda.equals("mutiny") ? List.of("for", "against") : List.of("p1", "p2", "p3"));
      asked.when(P3, choice("deadly_plot")).thenRefusedAs("no-such-choice");
      asked.when(P3, choice()).thenRefusedAs("no-such-choice");
    }
  }

  /** This text can be used now, and a plot not yet. */
  private static Scenario<AgendaState> asked(Seat debater, Seat holder, String text) {
    Scenario<AgendaState> voted = voted(debater, holder, text);
    assertAnswerable(voted);
    assertThat(offers(voted, P1, "deadly_plot")).isFalse();
    Scenario<AgendaState> asked = allPass(voted, text, "deadly_plot");
    assertThat(offers(asked, holder, text)).isTrue();
    return asked;
  }

  /** A plot can be used now; after it is let pass, the agenda is shown, and then scored for. */
  private static void assertPlotAndDebateFollow(Scenario<AgendaState> answered, boolean scored) {
    Scenario<AgendaState> plot = answered.thenAccepted();
    assertThat(offers(plot, P1, "deadly_plot")).isTrue();
    assertAnswerable(plot);
    Scenario<AgendaState> decided = plot.when(P1, pass()).thenAccepted();
    assertThat(decided.events()).anyMatch(AgendaShown.class::isInstance);
    assertThat(isScored(decided)).isEqualTo(scored);
  }

  /** Nothing is shown or scored yet. */
  private static void assertAnswerable(Scenario<AgendaState> scenario) {
    assertThat(scenario.table().council().concealed()).isPresent();
    assertThat(scenario.events()).noneMatch(AgendaShown.class::isInstance);
    assertThat(isScored(scenario)).isFalse();
  }

  private static boolean isScored(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().within(ScoreAchievements.class).isPresent();
  }

  /**
   * All have voted, the speaker for itself, and the first answer is awaited.
   *
   * @param debater who has Drive the Debate
   * @param holder who holds these cards
   */
  private static Scenario<AgendaState> voted(Seat debater, Seat holder, String... cards) {
    TableKit kit =
        THREE
            .controls(P1, "lodor")
            .holds(P1, "deadly_plot")
            .holds(holder, cards)
            .with(t -> t.withPlayer(debater, p -> p.withSecrets(List.of(DEBATE))));
    return allPass(revealing(kit, "covert_legislation", "minister_of_policy", "arms_reduction"))
        .when(P2, votes("p2", "archon_ren", "lirta_iv"))
        .when(P3, new Abstain())
        .when(P1, votes("p1", "lodor"))
        .thenAccepted();
  }
}
