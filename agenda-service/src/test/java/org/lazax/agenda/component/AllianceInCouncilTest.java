package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.Counted;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.vote.Predictions;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.leaders.LeaderState;

/** P3 has the Alliance of P2, the Xxcha, in its play area. Centauri gives P3 three votes. */
class AllianceInCouncilTest {
  private static final TableKit ALLIED = THREE.notesInPlay(P3, "alliance@p2");

  @Test
  @Rule("leaders.8")
  void itLendsTheCommanderOfItsOwnerOnceThatIsUnlocked() {
    assertThat(votesOfP3(ALLIED.leader(P2, "elder_qanoj", LeaderState.LOCKED))).isEqualTo(3);
    assertThat(votesOfP3(ALLIED.leaders(P2, "elder_qanoj"))).isEqualTo(4);
    assertThat(votesOfP3(THREE.leaders(P2, "elder_qanoj"))).as("without the note").isEqualTo(3);
    assertThat(votesOfP3(ALLIED.leaders(P2, "ggrocuto_rinn"))).as("no agent").isEqualTo(3);
  }

  @Test
  @Rule("leaders.8.1")
  void itsOwnerKeepsTheCommander() {
    Scenario<AgendaState> voted = voted(ALLIED.leaders(P2, "elder_qanoj"));

    assertThat(ballot(voted, P2).votes()).isEqualTo(4);
    assertThat(ballot(voted, P3).votes()).isEqualTo(4);
  }

  @Test
  @Rule({"leader/elder_qanoj.N4", "faction_ability/galactic_threat.N2"})
  void whoNeverVotesDoesSoWithItAndKeepsItsPrediction() {
    TableKit nekro = THREE.player(P3, "nekro").controls(P3, "centauri").leaders(P2, "elder_qanoj");
    UseAbility threat =
        new UseAbility(Service.AGENDA, AbilityRef.parse("faction_ability/galactic_threat"));
    Scenario<AgendaState> predicted =
        allPass(
            revealing(nekro.notesInPlay(P3, "alliance@p2"), "mutiny", "arms_reduction")
                .when(P3, threat)
                .when(P3, choice("for")));
    Scenario<AgendaState> called = predicted.when(P2, votes("for", "lirta_iv"));
    assertThat(called.awaited()).containsExactly(P3);

    Scenario<AgendaState> voted = called.when(P3, votes("for", "centauri")).thenAccepted();
    assertThat(ballot(voted, P3).votes()).isEqualTo(4);
    assertThat(Predictions.all(voted.table())).extracting("seat").containsExactly(P3);
  }

  @Test
  @Rule("leader/gila_the_silvertongue.N1.2")
  void whoIsAlliedToHacanAddsVotesToTheOutcomeOfItsOwnVotes() {
    TableKit hacan =
        ALLIED
            .player(P2, "hacan")
            .controls(P2, "archon_ren", "lirta_iv")
            .leaders(P2, "gila_the_silvertongue")
            .goods(P3, 2, 0);
    Scenario<AgendaState> added =
        agenda(hacan, "mutiny")
            .when(P2, votes("for", "lirta_iv"))
            .when(P3, votes("against", "centauri"))
            .when(
                P3,
                new UseAbility(Service.AGENDA, AbilityRef.parse("leader/gila_the_silvertongue")))
            .when(P3, new Choose(Service.AGENDA, List.of(), List.of(new Counted("trade-good", 2))));

    assertThat(ballot(added, P3)).isEqualTo(Ballot.cast(P3, AgendaOutcome.AGAINST, 7));
    assertThat(ballot(added, P2).votes()).isEqualTo(3);
  }

  @Test
  @Rule("faction_ability/future_sight.N2.1")
  void whoPredictsAndVotesForDifferentOutcomesGainsOneGoodForEitherOfThem() {
    TableKit nomad =
        THREE
            .player(P3, "nomad")
            .controls(P3, "centauri")
            .holds(P3, "sanction")
            .notesInPlay(P3, "alliance@p2")
            .leaders(P2, "elder_qanoj");
    for (String predicted : List.of("for", "against")) {
      String voted = predicted.equals("for") ? "against" : "for";
      Scenario<AgendaState> resolved =
          allPass(
              revealing(nomad, "mutiny", "arms_reduction")
                  .when(P3, CouncilKit.card("sanction"))
                  .when(P3, choice(predicted))
                  .when(P2, votes("for", "lirta_iv", "archon_ren"))
                  .when(P3, votes(voted, "centauri"))
                  .when(P1, new Abstain()));
      assertThat(resolved.table().player(P3).tradeGoods()).as(predicted).isEqualTo(1);
    }
  }

  private static int votesOfP3(TableKit kit) {
    return ballot(voted(kit), P3).votes();
  }

  private static Scenario<AgendaState> voted(TableKit kit) {
    return agenda(kit, "mutiny")
        .when(P2, votes("for", "lirta_iv"))
        .when(P3, votes("against", "centauri"))
        .thenAccepted();
  }
}
