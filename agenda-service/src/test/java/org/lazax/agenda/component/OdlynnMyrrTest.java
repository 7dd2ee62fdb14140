package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.phase;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.vote.Predictions;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.tokens.Tokens;

/** P1 is the speaker. P2 plays the Council Keleres with Odlynn Myrr and votes first. */
class OdlynnMyrrTest {
  private static final UseAbility HERO = ability("leader/odlynn_myrr");
  private static final UseAbility VOTES = ability("leader/odlynn_myrr#votes");

  private static UseAbility ability(String name) {
    return new UseAbility(Service.AGENDA, AbilityRef.parse(name));
  }

  private static TableKit kit() {
    return THREE
        .player(P2, "keleres")
        .sheet(P2, 3, 3, 2)
        .controls(P2, "archon_ren", "archon_tau")
        .leader(P2, "odlynn_myrr", LeaderState.UNLOCKED);
  }

  /** P2 has predicted that the agenda is accepted. */
  private static Scenario<AgendaState> predicted(TableKit kit) {
    return phase(
            kit.with(t ->
                t.withCouncil(
                    t.council()
                        .withOrder(
                            List.of(new AgendaId("mutiny"), new AgendaId("arms_reduction")),
                            List.of()))))
        .when(P2, HERO)
        .when(P2, choice("for"));
  }

  @Test
  @Rule({"leader/odlynn_myrr.N1", "purge.0"})
  void upToSixVotesAreAddedInTheTurnOfItsOwnVote() {
    Scenario<AgendaState> predicted = predicted(kit()).thenAccepted();
    assertThat(Predictions.all(predicted.table()))
        .extracting(Predictions.Prediction::outcome)
        .containsExactly(AgendaOutcome.FOR);
    assertThat(
            predicted
                .table()
                .player(P2)
                .leaders()
                .is(new LeaderId("odlynn_myrr"), LeaderState.PURGED))
        .isTrue();
    assertThat(predicted.awaited()).as("it votes").containsExactly(P2);

    Scenario<AgendaState> voted = predicted.when(P2, votes("for", "archon_ren"));
    int cast = ballot(voted, P2).votes();
    Scenario<AgendaState> asked = voted.when(P2, VOTES);
    asked.when(P2, choice("7")).thenRefusedAs("no-such-choice");
    Scenario<AgendaState> added = asked.when(P2, choice("6")).thenAccepted();
    assertThat(ballot(added, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.FOR, cast + 6));
    assertThat(added.awaited()).as("no spoils of the same outcome").containsExactly(P3);
    assertThat(added.table().player(P2).tradeGoods()).isZero();

    Scenario<AgendaState> abstained = predicted.when(P2, new Abstain()).thenAccepted();
    assertThat(abstained.awaited()).as("nothing to add to").containsExactly(P3);
    Scenario<AgendaState> later =
        voted.when(P2, pass()).when(P3, votes("for", "centauri")).thenAccepted();
    assertThat(later.awaited()).as("not after the vote of another").containsExactly(P1);
  }

  @Test
  @Rule("leader/odlynn_myrr.N2")
  void itGainsForEachPlayerWhoVotesForAnotherOutcomeItselfIncluded() {
    Scenario<AgendaState> own =
        predicted(kit()).when(P2, votes("against", "archon_ren")).when(P2, choice("fleet"));
    own = own.when(P2, pass()).thenAccepted();
    assertThat(own.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(own.table().player(P2).tokens()).isEqualTo(new Tokens(3, 4, 2));

    Scenario<AgendaState> other =
        own.when(P3, votes("against", "centauri")).when(P2, choice("tactic")).thenAccepted();
    assertThat(other.table().player(P2).tradeGoods()).isEqualTo(2);
    assertThat(other.table().player(P2).tokens()).isEqualTo(new Tokens(4, 4, 2));
    Scenario<AgendaState> same = own.when(P3, votes("for", "centauri")).thenAccepted();
    assertThat(same.table().player(P2).tradeGoods()).isEqualTo(1);
    Scenario<AgendaState> none = own.when(P3, new Abstain()).thenAccepted();
    assertThat(none.table().player(P2).tradeGoods()).isEqualTo(1);
  }

  @Test
  @Rule("leader/odlynn_myrr.N3")
  void whatItHasGainedStaysThoughTheAgendaIsDiscarded() {
    Scenario<AgendaState> voted =
        predicted(kit().holds(P3, "deadly_plot"))
            .when(P2, votes("for", "archon_ren", "archon_tau"))
            .when(P2, VOTES)
            .when(P2, choice("6"))
            .when(P3, votes("against", "centauri"))
            .when(P2, choice("tactic"))
            .when(P1, new Abstain());
    Scenario<AgendaState> dropped = voted.when(P3, card("deadly_plot")).thenAccepted();
    assertThat(dropped.own().decided()).isEmpty();
    assertThat(dropped.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(dropped.table().player(P2).tokens()).isEqualTo(new Tokens(4, 3, 2));
  }

  /** Its prediction is right, and nothing is gained by that. */
  @Test
  @Rule("action_card/deadly_plot.N5")
  void itsPredictionGivesNoRewardButLetsItPlayDeadlyPlot() {
    Scenario<AgendaState> right =
        predicted(kit())
            .when(P2, votes("for", "archon_ren", "archon_tau"))
            .when(P2, pass())
            .when(P3, new Abstain())
            .when(P1, new Abstain())
            .thenAccepted();
    assertThat(right.table().player(P2).tradeGoods()).isZero();
    Scenario<AgendaState> wrong =
        predicted(kit().holds(P2, "deadly_plot"))
            .when(P2, new Abstain())
            .when(P3, votes("against", "centauri"))
            .when(P2, choice("tactic"))
            .when(P1, new Abstain())
            .when(P2, card("deadly_plot"))
            .thenAccepted();
    assertThat(wrong.own().decided()).isEmpty();
  }

  /** Both predictions are right; a rider keeps P2 from voting. */
  @Test
  void besideARiderItsPredictionIsNoRewardToChoose() {
    Scenario<AgendaState> both =
        predicted(kit().holds(P2, "trade_rider"))
            .when(P2, card("trade_rider"))
            .when(P2, choice("for"))
            .when(P3, votes("for", "centauri"))
            .when(P1, new Abstain())
            .thenAccepted();
    assertThat(both.own().decided()).hasSize(1);
    assertThat(both.table().player(P2).tradeGoods()).isEqualTo(5);
  }
}
