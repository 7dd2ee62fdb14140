package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.components.faction.mahact.TokensHeld;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.tokens.Tokens;

/** P1 is Nekro, P2 Muaat and P3 Sol. P3 has the turn. */
class NekroMalleonTest {
  private static final UseAbility MALLEON = Using.ability("leader/nekro_malleon");

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "nekro")
        .player(P2, "muaat")
        .player(P3, "sol")
        .leaders(P1, "nekro_malleon")
        .sheet(P1, 0, 0, 1)
        .sheet(P2, 3, 2, 1)
        .sheet(P3, 0, 0, 0);
  }

  @Test
  void aChosenPlayerPaysATokenOfAnyPoolForTwoGoods() {
    Scenario<GameState> asked = chosen(kit(), P2);

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(Using.candidates(asked, P2)).containsExactly("tactic", "fleet", "strategy");
    for (String pool : List.of("tactic", "fleet", "strategy")) {
      Scenario<GameState> paid = asked.when(P2, Using.choose(pool));
      Tokens left = paid.table().player(P2).tokens();
      assertThat(paid.table().player(P2).tradeGoods()).as(pool).isEqualTo(2);
      assertThat(List.of(left.tactic(), left.fleet(), left.strategy()))
          .containsExactly(
              pool.equals("tactic") ? 2 : 3,
              pool.equals("fleet") ? 1 : 2,
              pool.equals("strategy") ? 0 : 1);
      assertThat(paid.table().player(P1).tradeGoods()).isZero();
    }
  }

  @Test
  void aChosenPlayerPaysAnActionCardOfItsChoiceForTwoGoods() {
    Scenario<GameState> asked = chosen(kit().holds(P2, "spy", "bunker", "bunker"), P2);
    assertThat(Using.candidates(asked, P2))
        .containsExactly("action-card", "tactic", "fleet", "strategy");

    Scenario<GameState> which = asked.when(P2, Using.choose("action-card"));
    assertThat(which.awaited()).containsExactly(P2);
    assertThat(Using.candidates(which, P2)).containsExactlyInAnyOrder("spy", "bunker");

    Scenario<GameState> paid = which.when(P2, Using.choose("bunker"));
    assertThat(paid.table().player(P2).actionCards())
        .extracting(ActionCardId::value)
        .containsExactlyInAnyOrder("spy", "bunker");
    assertThat(paid.table().player(P2).tradeGoods()).isEqualTo(2);
    assertThat(paid.table().player(P2).tokens().onSheet()).isEqualTo(6);
  }

  @Test
  void theChosenPlayerMayPayNothingAndGainsNothing() {
    Scenario<GameState> refused = chosen(kit(), P2).when(P2, Using.choose());

    assertThat(refused.table().player(P2).tradeGoods()).isZero();
    assertThat(refused.table().player(P2).tokens().onSheet()).isEqualTo(6);
    exhausted(refused);
  }

  @Test
  void nobodyPaysTwice() {
    Scenario<GameState> asked = chosen(kit(), P2);

    asked.when(P2, Using.choose("tactic", "fleet")).thenRefusedAs("no-such-choice");
  }

  @Test
  void theOwnerMayChooseItselfAndWhoHasNothingIsNotChosen() {
    Scenario<GameState> used = turn(kit()).when(P1, MALLEON);

    assertThat(Using.candidates(used, P1)).containsExactly("p1", "p2");
    Scenario<GameState> paid = used.when(P1, Using.choose("p1")).when(P1, Using.choose("strategy"));
    assertThat(paid.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(paid.table().player(P1).tokens().onSheet()).isZero();
  }

  @Test
  void theAgentIsExhaustedAndNotUsedWhileItIs() {
    Scenario<GameState> used = chosen(kit(), P2).when(P2, Using.choose("tactic"));

    exhausted(used);
    used.when(P1, MALLEON).thenRefused("abilities.3");
    assertThat(used.awaited()).containsExactly(P3);
  }

  @Test
  void notIfNobodyCanPay() {
    turn(kit().sheet(P1, 0, 0, 0).sheet(P2, 0, 0, 0)).when(P1, MALLEON).thenRefused("abilities.3");
  }

  @Test
  @Rule("leader/nekro_malleon.N1")
  void magmusPaysForATokenOfTheStrategyPoolOnly() {
    TableKit kit = kit().leaders(P2, "magmus");

    Scenario<GameState> strategy = chosen(kit, P2).when(P2, Using.choose("strategy"));
    assertThat(Using.abilities(strategy, P2)).containsExactly("leader/magmus");
    assertThat(strategy.when(P2, Using.ability("leader/magmus")).table().player(P2).tradeGoods())
        .isEqualTo(3);
    Scenario<GameState> tactic = chosen(kit, P2).when(P2, Using.choose("tactic"));
    assertThat(Using.abilities(tactic, P2)).isEmpty();
    assertThat(tactic.awaited()).containsExactly(P3);
  }

  @Test
  @Rule("leader/nekro_malleon.N1.1")
  void theGoodOfMagmusIsAnotherGain() {
    Scenario<GameState> strategy =
        chosen(kit().leaders(P2, "magmus"), P2).when(P2, Using.choose("strategy"));

    assertThat(strategy.happened()).contains(new GoodsGained(P2, 2));
    assertThat(strategy.when(P2, Using.ability("leader/magmus")).happened())
        .contains(new GoodsGained(P2, 1));
  }

  @Test
  @Rule("leader/nekro_malleon.N2")
  void notWhileSpyIsBeingResolved() {
    Scenario<GameState> spied = // P1 is the only one that has cards
        turn(kit().holds(P3, "spy").holds(P1, "sabotage", "bunker"))
            .when(P3, Using.ability("action_card/spy"));

    assertThat(Using.abilities(spied, P1)).containsExactly("action_card/sabotage");
    spied.when(P1, MALLEON).thenRefused("abilities.3");
  }

  @Test
  @Rule("leader/nekro_malleon.N3")
  void mahactPaysWithItsOwnTokensOnly() {
    TableKit kit =
        kit()
            .player(P3, "mahact")
            .sheet(P3, 0, 0, 1)
            .with(new TokensHeld(P3, Set.of(P1, P2))::fold);

    assertThat(Using.candidates(chosen(kit, P3), P3)).containsExactly("strategy");
    assertThat(Using.candidates(turn(kit.sheet(P3, 0, 0, 0)).when(P1, MALLEON), P1))
        .containsExactly("p1", "p2");
  }

  @Test
  void notInTheStatusPhase() {
    Scenario<GameState> status =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit().frame(new StatusPhase().at(Step.TAKE_BACK_TOKENS, List.of())));

    assertThat(status.awaited()).contains(P1);
    assertThat(Using.abilities(status, P1)).isEmpty();
  }

  private static void exhausted(Scenario<GameState> scenario) {
    assertThat(scenario.table().player(P1).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("nekro_malleon"));
  }

  private static Scenario<GameState> chosen(TableKit kit, Seat player) {
    return turn(kit).when(P1, MALLEON).when(P1, Using.choose(player.toString()));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P3, 1)).frame(new Turn(P3)));
  }
}
