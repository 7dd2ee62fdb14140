package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.goods.CommoditiesReplenished;
import org.lazax.table.galaxy.SystemId;

/** P1 is Hacan, with 6 commodities at most; P2 is Sol with 4, P3 Letnev with 2. P2 has the turn. */
class CarthOfGoldenSandsTest {
  private static final UseAbility CARTH =
      new UseAbility(Service.GAME, AbilityRef.parse("leader/carth_of_golden_sands"));

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "hacan")
        .player(P2, "sol")
        .player(P3, "letnev")
        .leaders(P1, "carth_of_golden_sands");
  }

  @Test
  @Rule("leader/carth_of_golden_sands.N2")
  void theOwnGainOfTwoEndsAtSix() {
    assertThat(chosen(kit().goods(P1, 0, 1), P1).table().player(P1).commodities()).isEqualTo(3);
    assertThat(chosen(kit().goods(P1, 0, 5), P1).table().player(P1).commodities()).isEqualTo(6);
    Scenario<GameState> full = turn(kit().goods(P1, 0, 6)).when(P1, CARTH);
    full.when(P1, new Choose(Service.GAME, List.of("p1"))).thenRefusedAs("no-such-choice");
  }

  @Test
  void theAgentIsExhausted() {
    Scenario<GameState> used = chosen(kit(), P1);

    used.when(P1, CARTH).thenRefused("abilities.3");
    assertThat(used.awaited()).containsExactly(P2);
  }

  @Test
  void anotherPlayerReplenishesAlsoWhenNothingIsMissing() {
    assertThat(chosen(kit().goods(P2, 3, 1), P2).happened())
        .contains(new CommoditiesReplenished(P2, 3));
    Scenario<GameState> full = chosen(kit().goods(P3, 0, 2), P3);
    assertThat(full.happened()).contains(new CommoditiesReplenished(P3, 0));
    assertThat(full.table().player(P3).commodities()).isEqualTo(2);
  }

  @Test
  @Rule("leader/carth_of_golden_sands.N1")
  void whoMissesNothingIsChosenAndATradeAgreementIsPlayedForIt() {
    UseAbility agreement =
        new UseAbility(
            Service.GAME, AbilityRef.parse("promissory_note/trade_agreement"), Optional.of(P3));
    Scenario<GameState> full =
        chosen(kit().goods(P3, 0, 2).notes(P2, "trade_agreement@p3"), P3).thenAccepted();
    assertThat(full.happened()).contains(new CommoditiesReplenished(P3, 0));

    Scenario<GameState> taken = full.when(P2, agreement).thenAccepted();
    assertThat(taken.table().player(P2).tradeGoods()).isEqualTo(2);
    assertThat(taken.table().player(P3).commodities()).isZero();
  }

  @Test
  @Rule("leader/carth_of_golden_sands.N3")
  void notWhileSomethingElseIsBeingResolved() {
    TableKit kit = kit().tile("38", 0, 0).controls(P2, "abyz");
    Scenario<GameState> strategic =
        turn(Cards.held(kit, P2, "diplomacy"))
            .when(P2, new UseStrategyCard(Cards.card("diplomacy")));

    assertThat(strategic.awaited()).containsExactly(P2);
    strategic.when(P1, CARTH).thenRefusedAs("not-awaited");

    Scenario<GameState> ability =
        turn(kit().tile("38", 0, 0).controls(P2, "abyz", "fria").holds(P2, "mining_initiative"))
            .when(
                P2,
                new UseAbility(Service.GAME, AbilityRef.parse("action_card/mining_initiative")));
    assertThat(ability.awaited()).containsExactly(P2);
    ability.when(P1, CARTH).thenRefusedAs("not-awaited");
  }

  @Test
  void inTheWindowOfACombatWhichGoesOnAfterIt() {
    TableKit kit = kit().tile("27", 0, 0).units(P2, "27", CRUISER, 1).units(P3, "27", CRUISER, 1);
    Scenario<GameState> fight =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            phase(kit)
                .frame(new SpaceCombat(SystemId.of("27"), P2, P3))
                .with(table ->
                    table.withKernel(
                        table
                            .kernel()
                            .evolve(new WindowOpened(inFight(table.kernel().opened()))))));

    Scenario<GameState> used =
        fight.when(P1, CARTH).when(P1, new Choose(Service.GAME, List.of("p2")));

    assertThat(used.table().player(P2).commodities()).isEqualTo(4);
    assertThat(used.table().kernel().awaiting()).isEqualTo(fight.table().kernel().awaiting());
  }

  private static Window inFight(int id) {
    return new Window(
        id, "in-fight", PassRule.UNTIL_ALL_PASS, List.of(P2, P3), 0, Set.of(), Optional.empty());
  }

  private static Scenario<GameState> chosen(TableKit kit, Seat player) {
    return turn(kit)
        .when(P1, CARTH)
        .when(P1, new Choose(Service.GAME, List.of(player.toString())))
        .thenAccepted();
  }

  private static TableKit phase(TableKit kit) {
    return kit.frame(new ActionPhase().inTurn(List.of(), P2, 1)).frame(new Turn(P2));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), phase(kit));
  }
}
