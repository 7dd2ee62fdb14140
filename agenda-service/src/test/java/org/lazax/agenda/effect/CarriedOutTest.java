package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.elected;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.event.objectives.VictoryPointsGained;

/** By whom outcomes are carried out, and how long they last. P2 alone votes on the first agenda. */
class CarriedOutTest {
  @Test
  @Rule("agenda_card.2")
  void aLawChangesTheRulesOfThisPhaseAndOfLaterOnes() {
    for (String outcome : List.of("for", "against")) {
      boolean law = outcome.equals("for");
      Optional<Integer> one = law ? Optional.of(1) : Optional.empty();
      Scenario<AgendaState> next =
          elected(revealing(THREE, "representative_government", "mutiny"), outcome);
      assertThat(votesOf(next, P2)).isEqualTo(one);

      Scenario<AgendaState> over =
          next.when(P2, law ? votes("for") : votes("for", "archon_ren"))
              .when(P3, new Abstain())
              .when(P1, new Abstain())
              .thenAccepted();
      assertThat(over.table().kernel().top()).as("the phase is over").isEmpty();
      TableKit later = TableKit.players(3).with(_ -> over.table()).round(2);
      assertThat(votesOf(revealing(later, "arms_reduction"), P2)).isEqualTo(one);
    }
  }

  @Test
  @Rule("agenda_card.7")
  void aDirectiveHasItsEffectOnceAndIsOver() {
    Scenario<AgendaState> first = elected(revealing(THREE, "mutiny", "shared_research"), "for");
    assertThat(gained(first)).containsExactly(new VictoryPointsGained(P2, 1, "agenda/mutiny"));
    assertThat(first.table().council().laws()).isEmpty();
    assertThat(first.table().council().discarded()).containsExactly(new AgendaId("mutiny"));
    assertThat(first.table().kernel().effects()).isEmpty();

    Scenario<AgendaState> second =
        first
            .when(P2, votes("for", "archon_ren"))
            .when(P3, new Abstain())
            .when(P1, new Abstain())
            .thenAccepted();
    assertThat(gained(second)).isEmpty();
    TableKit later = TableKit.players(3).with(_ -> second.table()).round(2);
    Scenario<AgendaState> third =
        elected(revealing(later, "wormhole_reconstruction", "arms_reduction"), "for");
    assertThat(gained(third)).isEmpty();
    assertThat(third.table().player(P2).victoryPoints()).isEqualTo(1);
  }

  /** The die of Ixthian Artifact is the speaker's, and so is what else the agenda does. */
  @Test
  @Rule("agenda_phase.18")
  void theSpeakerCarriesOutTheOutcome() {
    for (Seat speaker : List.of(P1, P2, P3)) {
      Scenario<AgendaState> voting =
          allPass(
              revealing(
                  THREE.tile("18", 0, 0).speaker(speaker), "ixthian_artifact", "shared_research"));
      Scenario<AgendaState> decided = voting;
      while (decided.own().decided().isEmpty()) {
        Seat voter = decided.awaited().getFirst();
        boolean last = voter.equals(speaker);
        int[] die = last ? new int[] {5} : new int[0];
        decided =
            decided
                .when(voter, voter.equals(P1) ? votes("for", "mecatol_rex") : new Abstain(), die)
                .thenAccepted();
      }
      assertThat(decided.events())
          .filteredOn(AbilityDiceRolled.class::isInstance)
          .extracting(event -> ((AbilityDiceRolled) event).seat())
          .containsExactly(speaker);
    }
  }

  private static List<GameEvent> gained(Scenario<AgendaState> scenario) {
    return scenario.events().stream().filter(VictoryPointsGained.class::isInstance).toList();
  }

  /** The number of votes that a player casts whatever it exhausts. */
  private static Optional<Integer> votesOf(Scenario<AgendaState> scenario, Seat seat) {
    return ((VotingOption.Voting) allPass(scenario).options(seat).getFirst()).fixed();
  }
}
