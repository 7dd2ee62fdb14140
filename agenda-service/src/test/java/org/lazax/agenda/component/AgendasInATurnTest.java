package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.AsideKit.HERO;
import static org.lazax.agenda.AsideKit.XXCHA;
import static org.lazax.agenda.AsideKit.aside;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.rules.trade.Transactions;
import org.lazax.rules.vote.Voters;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.council.Law;
import org.lazax.table.ending.Ending;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.trade.Period;

/**
 * What agendas bring about that are resolved in a turn, by P2's hero. P1 is the speaker.
 * Initiative: P3, P2, P1.
 */
class AgendasInATurnTest {
  @ParameterizedTest
  @ValueSource(strings = {"representative_government", "representative_government_base"})
  @Rule("leader/xxekir_grom.original.N12")
  void theOwnerCastsOneVoteWhateverVotesWouldCount(String law) {
    for (TableKit kit :
        List.of(
            XXCHA,
            XXCHA.law(law),
            XXCHA.leaders(P2, "elder_qanoj").technologies(P2, "predictive_intelligence"),
            XXCHA.controlsExhausted(P2, "archon_ren", "lirta_iv").law(law))) {
      Scenario<AgendaState> asked = aside(kit, "mutiny", "economic_equality");
      Scenario<AgendaState> voting = asked.when(P2, choice("mutiny"));
      var form = (VotingOption.Voting) voting.options(P2).getFirst();
      assertThat(form.fixed()).contains(1);
      assertThat(form.bonus() + form.additions().size() + form.planets().size()).isZero();
      voting.when(P2, votes("for", "lirta_iv")).thenRefused("agenda_phase.6");
      assertThat(voting.silence(P2)).contains(votes("for"));
      assertThat(voting.when(P2, votes("for")).own().decided().getFirst().ballots())
          .containsExactly(Ballot.cast(P2, AgendaOutcome.FOR, 1));
    }
  }

  @Test
  @Rule("leader/xxekir_grom.original.N9")
  void immediateEffectsAreResolvedByAllPlayers() {
    Scenario<AgendaState> over = resolved(XXCHA, "economic_equality", "for");
    assertThat(over.events())
        .filteredOn(GoodsGained.class::isInstance)
        .containsExactlyInAnyOrder(
            new GoodsGained(P1, 5), new GoodsGained(P2, 5), new GoodsGained(P3, 5));
    assertThat(Voters.inOrder(over.table()))
        .as("by initiative from the active player")
        .containsExactly(P2, P1, P3);
  }

  /** P2 would be first from the active player, then P1. */
  @Test
  @Rule("leader/xxekir_grom.original.N10")
  void pointsAreGainedByInitiative() {
    TableKit kit = XXCHA.points(P1, 9).points(P2, 9).points(P3, 9);
    assertThat(resolved(kit, "seed_of_an_empire", "for").table().ending().map(Ending::winner))
        .contains(P3);
  }

  @Test
  @Rule("leader/xxekir_grom.original.N11")
  void neighboursTradeWithTheOwnerAsInItsTurn() {
    TableKit near =
        XXCHA
            .tile("75", 0, 0)
            .units(P1, "75", UnitType.CRUISER, 1)
            .units(P2, "75", UnitType.CRUISER, 1);
    Scenario<AgendaState> asked = aside(near, "mutiny", "economic_equality");

    assertThat(Transactions.partners(asked.table(), P2)).containsExactly(P1);
    assertThat(Transactions.partners(asked.table(), P1)).containsExactly(P2);
    assertThat(Transactions.partners(asked.table(), P3)).isEmpty();
    Scenario<AgendaState> later = asked.when(P2, choice("mutiny")).when(P2, votes("for"));
    int turn = later.table().kernel().frameOf(Turn.class).orElseThrow().id();
    assertThat(Transactions.period(later.table()))
        .as("one for both agendas and the turn")
        .contains(new Period(turn, Optional.empty()))
        .isEqualTo(Transactions.period(asked.table()));
  }

  @Test
  @Rule("leader/xxekir_grom.original.N13")
  void aThirdLawIsNotScoredHere() {
    TableKit two =
        CouncilKit.law(CouncilKit.law(XXCHA, "minister_of_war", "p2"), "minister_of_peace", "p2");
    Scenario<AgendaState> over =
        resolved(holding(two, P1, "dictate_policy"), "homeland_defense_act", "for");
    assertThat(over.table().council().laws()).hasSize(3);
    assertThat(over.table().objectives().deeds()).isEmpty();
    assertThat(over.table().kernel().within(ScoreAchievements.class)).isEmpty();
  }

  @Test
  @Rule("leader/xxekir_grom.original.N14")
  void whoIsElectedDoesNotScoreHere() {
    Scenario<AgendaState> over =
        resolved(holding(XXCHA, P1, "drive_the_debate"), "minister_of_war", "p1");
    assertThat(over.table().council().laws())
        .extracting(Law::owner)
        .containsExactly(Optional.of(P1));
    assertThat(over.table().objectives().deeds()).isEmpty();
    assertThat(over.table().kernel().within(ScoreAchievements.class)).isEmpty();
  }

  @Test
  @Rule({"leader/xxekir_grom.original.N4", "leader/xxekir_grom.original.N15"})
  void whatLastsUntilTheEndOfTheAgendaPhaseDoesNothing() {
    assertThat(effects(resolved(XXCHA.holds(P3, "veto"), "public_execution", "p3"))).isEmpty();
    assertThat(effects(resolved(XXCHA, "checks_and_balances", "against"))).isEmpty();
  }

  @Test
  @Rule("leader/xxekir_grom.original.N16")
  void whatIsDueInTheNextStrategyPhaseHappensThen() {
    assertThat(effects(resolved(XXCHA, "arms_reduction", "against")))
        .as("each player, in the next round, whenever the turn ends")
        .hasSize(3)
        .allMatch(effect -> effect.until().isEmpty())
        .allMatch(effect -> effect.params().equals(Map.of("round", "2")));
  }

  /** The effects that last, without that of the hero. */
  private static List<LastingEffect> effects(Scenario<AgendaState> scenario) {
    return scenario.table().kernel().effects().stream()
        .filter(effect -> !effect.ability().equals(HERO))
        .toList();
  }

  /** This agenda is resolved for this outcome before the other one. */
  private static Scenario<AgendaState> resolved(TableKit kit, String agenda, String outcome) {
    return aside(kit, agenda, "mutiny")
        .when(P2, choice(agenda))
        .when(P2, votes(outcome))
        .thenAccepted();
  }

  private static TableKit holding(TableKit kit, Seat seat, String secret) {
    return kit.with(t ->
        t.withPlayer(seat, p -> p.withSecrets(List.of(new ObjectiveId(secret))))
            .withObjectives(t.objectives().withSecretsOut(Set.of())));
  }
}
