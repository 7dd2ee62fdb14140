package org.lazax.game.actionphase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;

/** What is an action of a turn, and what is used beside one. */
class CardsBesideActionsTest {
  private static final SystemId LOKI = SystemId.of("75");
  private static final String BASE = "action_card/forward_supply_base";
  private static final String HARNESS = "action_card/harness_energy";

  private static TableKit board() {
    return TableKit.players(3)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .controls(P1, "loki", "abyz")
        .units(P2, "75", CRUISER, 1);
  }

  @Test
  @Rule("action_phase.N1")
  void whoHasPassedStillPlaysCardsThatAreNoActions() {
    TableKit kit = board().holds(P2, "forward_supply_base", "mining_initiative");
    Scenario<GameState> activated =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                kit.controls(P2, "fria")
                    .frame(new ActionPhase().inTurn(List.of(P2), P1, 1))
                    .frame(new Turn(P1)))
            .when(P1, new ActivateSystem(LOKI))
            .thenAccepted();

    assertThat(Using.abilities(activated, P2)).containsExactly(BASE);
    Scenario<GameState> played =
        activated.when(P2, Using.ability(BASE)).when(P2, Using.choose("p3")).thenAccepted();
    assertThat(played.table().player(P2).tradeGoods()).isEqualTo(3);
    assertThat(played.table().player(P2).actionCards())
        .containsExactly(new ActionCardId("mining_initiative"));
  }

  /** 42 is a nebula. */
  @Test
  @Rule("component_action.N1")
  void aCardThatIsNoActionLeavesTheActionOfTheTurn() {
    TableKit kit =
        board().tile("42", 1, 0).holds(P1, "harness_energy").holds(P2, "forward_supply_base");
    Scenario<GameState> own =
        Using.turn(kit, P1)
            .when(P1, new ActivateSystem(SystemId.of("42")))
            .when(P1, Using.ability(HARNESS))
            .thenAccepted();
    assertThat(own.table().kernel().within(TacticalAction.class).map(TacticalAction::system))
        .as("the action goes on")
        .contains(SystemId.of("42"));

    Scenario<GameState> others =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)))
            .when(P1, new ActivateSystem(LOKI))
            .when(P2, Using.ability(BASE))
            .when(P2, Using.choose("p3"))
            .thenAccepted();
    assertThat(others.table().kernel().within(Turn.class).map(Turn::seat)).contains(P1);
    Using.turn(kit.with(_ -> others.table().withKernel(kit.table().kernel())), P2)
        .when(P2, new ActivateSystem(SystemId.of("38")))
        .thenAccepted();
  }

  @Test
  @Rule("component_action.1")
  void whatSaysActionIsOfferedWhereverItIsPrinted() {
    TableKit kit =
        HeldRelics.by(board(), P1, "dynamis_core")
            .player(P1, "sol")
            .player(P3, "muaat")
            .technologies(P1, "sling_relay")
            .units(P1, "38/abyz", SPACE_DOCK, 1)
            .leaders(P1, "jace_x_4th_air_legion")
            .fragments(
                P1, "cultural_relic_fragment", "cultural_relic_fragment", "cultural_relic_fragment")
            .holds(P1, "mining_initiative")
            .notes(P1, "fires_of_the_gashlai")
            .goods(P1, 5, 0)
            .tokens(P1, "38")
            .units(P1, "75/loki", INFANTRY, 1);

    assertThat(Using.abilities(Using.turn(kit, P1), P1))
        .contains(
            "faction_ability/orbital_drop",
            "technology/sling_relay",
            "leader/jace_x_4th_air_legion",
            "relic/dynamis_core",
            "exploration/cultural_relic_fragment",
            "action_card/mining_initiative",
            "promissory_note/fires_of_the_gashlai");
    assertThat(Using.abilities(Using.turn(board(), P1), P1)).isEmpty();
  }

  @Test
  @Rule("action_cards.6.1")
  void aCardThatIsAnActionIsTheActionOfTheTurnAndIsNotPlayedInVain() {
    TableKit kit = TableKit.players(2).tile("75", 0, 0).holds(P1, "mining_initiative");
    assertThat(Using.abilities(Using.turn(kit, P1), P1)).as("no planet").isEmpty();

    Scenario<GameState> played =
        Using.turn(kit.controls(P1, "loki"), P1)
            .when(P1, Using.ability("action_card/mining_initiative"))
            .thenAccepted();
    assertThat(played.table().player(P1).actionCards()).isEmpty();
    assertThat(played.table().kernel().stack()).as("the turn is over").isEmpty();
    played.when(P1, new ActivateSystem(LOKI)).thenRefusedAs("not-awaited");
  }

  @Test
  @Rule("abilities.22")
  void aCardIsPlayedInItsWindowAlone() {
    TableKit kit = board().units(P1, "38", CRUISER, 1);
    TableKit both =
        kit.holds(P1, "forward_supply_base", "mining_initiative").holds(P2, "forward_supply_base");
    Scenario<GameState> turn = Using.turn(both, P1);
    assertThat(Using.abilities(turn, P1)).containsExactly("action_card/mining_initiative");
    turn.when(P1, Using.ability(BASE)).thenRefused("abilities.3");
    turn.when(P2, Using.ability(BASE)).thenRefusedAs("not-awaited");

    Scenario<GameState> activated = turn.when(P1, new ActivateSystem(LOKI)).thenAccepted();
    assertThat(Using.abilities(activated, P2)).containsExactly(BASE);
    Scenario<GameState> later = activated.when(P2, new LetPass(Service.GAME)).thenAccepted();
    assertThat(later.awaited()).doesNotContain(P2);
    assertThat(later.table().kernel().within(Movement.class)).isPresent();
    assertThat(later.table().player(P2).actionCards()).hasSize(1);
  }

  /** P2 holds Trade, and P1 the Trade Agreement of P2. */
  @Test
  @Rule("abilities.23")
  void aNoteIsPlayedInItsWindowAlone() {
    UseAbility agreement =
        new UseAbility(
            Service.GAME, AbilityRef.parse("promissory_note/trade_agreement"), Optional.of(P2));
    TableKit kit = Cards.held(board().notes(P1, "trade_agreement@p2"), P2, "trade");
    Scenario<GameState> own = Using.turn(kit, P1);
    assertThat(Using.abilities(own, P1)).isEmpty();
    own.when(P1, agreement).thenRefused("abilities.3");
    Scenario<GameState> before = Using.turn(kit, P2);
    before.when(P1, agreement).thenRefusedAs("not-awaited");

    Scenario<GameState> replenished =
        before.when(P2, new UseStrategyCard(Cards.card("trade"))).thenAccepted();
    assertThat(Using.abilities(replenished, P1)).containsExactly("promissory_note/trade_agreement");
    Scenario<GameState> later = replenished.when(P1, new LetPass(Service.GAME)).thenAccepted();
    later.when(P1, agreement).thenRefusedAs("not-awaited");
    assertThat(replenished.when(P1, agreement).thenAccepted().table().player(P1).tradeGoods())
        .isPositive();
  }
}
