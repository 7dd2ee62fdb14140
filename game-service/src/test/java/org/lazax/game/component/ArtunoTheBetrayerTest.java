package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.faction.nomad.GoodsOnAgents;
import org.lazax.components.faction.nomad.GoodsOnAgents.Laid;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.leaders.LeaderState;

/** P1 gains trade goods while its agent is readied. */
class ArtunoTheBetrayerTest {
  private static final String ARTUNO = "leader/artuno_the_betrayer";
  private static final LeaderId AGENT = new LeaderId("artuno_the_betrayer");

  @Test
  void asManyGoodsAreLaidOnTheAgentAsTheOwnerGained() {
    Scenario<GameState> gained = Using.card(kit(), P1, "trade");
    assertThat(Using.abilities(gained, P1)).containsExactly(ARTUNO);

    Scenario<GameState> laid = gained.when(P1, Using.ability(ARTUNO)).thenAccepted();
    assertThat(laid.table().part(GoodsOnAgents.ID).laid()).containsExactly(new Laid(P1, AGENT, 3));
    assertThat(laid.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(laid.table().player(P1).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(AGENT);
    Scenario<GameState> passed = gained.when(P1, new LetPass(Service.GAME)).thenAccepted();
    assertThat(passed.table().part(GoodsOnAgents.ID).isEmpty()).isTrue();
  }

  @Test
  void theGainOfAnotherPlayerIsNone() {
    assertThat(Using.abilities(Using.card(kit(), P2, "trade"), P1)).doesNotContain(ARTUNO);
  }

  @Test
  @Rule("leader/artuno_the_betrayer.N1")
  void eachUseIsForOneGain() {
    Scenario<GameState> gained =
        Using.turn(
                kit()
                    .technologies(P1, "psychoarchaeology")
                    .tile("21", 0, 2)
                    .tile("27", 1, 2)
                    .controls(P1, "thibah", "new_albion")
                    .frame(new ActionPhase().inTurn(List.of(), P1, 1)),
                P1)
            .when(P1, Using.ability("technology/psychoarchaeology#goods"))
            .when(P1, Using.choose("thibah", "new_albion"));
    assertThat(gained.table().player(P1).tradeGoods()).as("two gains at once").isEqualTo(2);

    Scenario<GameState> laid = gained.when(P1, Using.ability(ARTUNO)).thenAccepted();
    assertThat(laid.table().part(GoodsOnAgents.ID).laid()).containsExactly(new Laid(P1, AGENT, 1));
    assertThat(Using.abilities(laid, P1)).doesNotContain(ARTUNO);
  }

  @Test
  @Rule("leader/artuno_the_betrayer.N2")
  void theGoodsOfAStrategyCardAreNotFromTheSupply() {
    TableKit kit =
        Cards.laidOut(kit())
            .with(t -> t.withStrategyRow(t.strategyRow().plus(Cards.card("politics"), 2)));
    Scenario<GameState> taken =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()))
            .when(P1, new ChooseStrategyCard(Cards.card("politics")))
            .thenAccepted();

    assertThat(taken.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(taken.awaited()).containsExactly(P2);
  }

  @Test
  void theGoodsOfAnotherPlayerAreNotFromTheSupply() {
    Scenario<GameState> replenished =
        Using.turn(Cards.held(kit().notes(P1, "trade_agreement@p2"), P2, "trade"), P2)
            .when(P1, new LetPass(Service.GAME))
            .when(P2, new UseStrategyCard(Cards.card("trade")))
            .when(
                P1,
                new UseAbility(
                    Service.GAME,
                    AbilityRef.parse("promissory_note/trade_agreement"),
                    Optional.of(P2)))
            .thenAccepted();

    assertThat(replenished.table().player(P1).tradeGoods()).isPositive();
    assertThat(Using.abilities(replenished, P1)).doesNotContain(ARTUNO);
  }

  @Test
  @Rule("leader/artuno_the_betrayer.N3")
  void theOwnerGainsThemWhenTheAgentIsReadiedAndLaysNoneForThat() {
    TableKit kit =
        kit()
            .leader(P1, AGENT.value(), LeaderState.EXHAUSTED)
            .with(t ->
                t.withPart(
                    GoodsOnAgents.ID, _ -> new GoodsOnAgents(List.of(new Laid(P1, AGENT, 3)))));
    assertThat(kit.table().settle()).as("exhausted").isEmpty();

    Scenario<GameState> readied =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new StatusPhase().at(Step.READY, List.of())));
    assertThat(readied.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(readied.table().part(GoodsOnAgents.ID).isEmpty()).isTrue();
    assertThat(readied.table().player(P1).leaders().lying(LeaderState.READIED))
        .containsExactly(AGENT);
    assertThat(readied.table().kernel().stack()).as("nobody is asked").isEmpty();
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "nomad")
        .player(P2, "sol")
        .player(P3, "arborec")
        .leaders(P1, AGENT.value())
        .round(1)
        .speaker(P1)
        .tile("38", 0, 0)
        .tile("26", 0, 1)
        .tile("75", 1, 0)
        .controls(P1, "abyz")
        .controls(P2, "lodor")
        .controls(P3, "loki");
  }
}
