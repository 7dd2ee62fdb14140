package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** Action cards that other players cancel. P1 has the turn and controls Abyz, with 3 resources. */
class CancelledCardsTest {
  private static final UseAbility SABOTAGE = use("action_card/sabotage");
  private static final UseAbility INSTINCT = use("technology/instinct_training");
  private static final UseAbility WATCHER = use("unit/watcher");
  private static final UseAbility MINING = use("action_card/mining_initiative");
  private static final UseAbility FLANK_SPEED = use("action_card/flank_speed");
  private static final LetPass PASS = new LetPass(Service.GAME);

  private static TableKit board() {
    return TableKit.players(3)
        .tile("38", 0, 1)
        .tile("75", 0, 0)
        .tile("26", 0, 2)
        .tile("27", 0, 3)
        .controls(P1, "abyz");
  }

  @Test
  @Rule({"action_card/sabotage.N3", "action_card/sabotage.N3.1", "action_cards.7"})
  void whatIsChosenIsKnownBeforeAnybodyCancels() {
    Scenario<GameState> asked =
        turn(board().controls(P1, "loki").holds(P1, "mining_initiative").holds(P2, "sabotage"))
            .when(P1, MINING);
    assertThat(asked.awaited()).containsExactly(P1);
    asked.when(P2, SABOTAGE).thenRefusedAs("not-awaited");

    Scenario<GameState> named = asked.when(P1, new Choose(Service.GAME, List.of("abyz")));
    assertThat(named.awaited()).containsExactly(P2);
    assertThat(named.table().player(P1).tradeGoods()).isZero();
    assertThat(named.when(P2, PASS).table().player(P1).tradeGoods()).isEqualTo(3);
  }

  @Test
  @Rule({
    "action_cards.8",
    "action_card/sabotage.N2",
    "action_card/sabotage.N7",
    "component_action.4"
  })
  void aCancelledCardCostsNothingIsDiscardedAndLeavesAnActionToTake() {
    TableKit kit = board().goods(P1, 4, 0).holds(P1, "focused_research").holds(P2, "sabotage");
    Scenario<GameState> cancelled =
        turn(kit).when(P1, use("action_card/focused_research")).when(P2, SABOTAGE);

    assertThat(cancelled.table().player(P1).tradeGoods()).isEqualTo(4);
    assertThat(cancelled.table().player(P1).technologies()).isEmpty();
    assertThat(cancelled.table().player(P1).actionCards()).isEmpty();
    assertThat(cancelled.table().actionDiscards()).contains(new ActionCardId("focused_research"));
    assertThat(cancelled.awaited()).containsExactly(P1);
    cancelled.when(P1, new ActivateSystem(SystemId.of("75"))).thenAccepted();
  }

  @Test
  void aCardIsCancelledByWhoeverMayHoldSabotageAloneAndNotByItsPlayer() {
    TableKit kit = board().holds(P1, "mining_initiative", "sabotage", "sabotage");
    assertThat(turn(kit).when(P1, MINING).table().player(P1).tradeGoods()).isEqualTo(3);

    Scenario<GameState> named =
        turn(kit.holds(P2, "bunker").holds(P3, "sabotage")).when(P1, MINING);
    assertThat(named.awaited()).as("who holds cards").containsExactly(P2);
    assertThat(named.when(P2, PASS).awaited()).containsExactly(P3);
    named.when(P2, SABOTAGE).thenRefused("action_cards.7");
    named.when(P1, SABOTAGE).thenRefusedAs("not-awaited");
  }

  @Test
  void nobodyIsAskedOnceAllCopiesAreSeen() {
    Scenario<GameState> played =
        turn(board().holds(P1, "mining_initiative").holds(P2, "bunker")).when(P1, MINING);

    assertThat(played.table().player(P1).tradeGoods()).isEqualTo(3);
  }

  @Test
  void ofTwoWhoCancelAtOnceTheFirstDoes() {
    Scenario<GameState> named =
        turn(board().holds(P1, "mining_initiative").holds(P2, "sabotage").holds(P3, "sabotage"))
            .when(P1, MINING);
    assertThat(named.awaited()).as("the first in turn order").containsExactly(P2);

    Scenario<GameState> cancelled = named.when(P2, SABOTAGE).thenAccepted();
    cancelled.when(P3, SABOTAGE).thenRefusedAs("not-awaited");
    assertThat(cancelled.table().player(P2).actionCards()).isEmpty();
    assertThat(cancelled.table().player(P3).actionCards())
        .containsExactly(new ActionCardId("sabotage"));
    assertThat(cancelled.table().player(P1).tradeGoods()).isZero();
  }

  @Test
  void whoeverIsEliminatedCancelsNothing() {
    Scenario<GameState> resolved =
        turn(board()
                .holds(P1, "mining_initiative")
                .holds(P2, "sabotage")
                .with(new PlayerEliminated(P2)::fold))
            .when(P1, MINING);

    assertThat(resolved.table().player(P1).tradeGoods()).isEqualTo(3);
    resolved.when(P2, SABOTAGE).thenRefusedAs("not-awaited");
  }

  @Test
  @Rule({"technology/instinct_training.N1", "technology/instinct_training.N3"})
  void sabotageIsCancelledByInstinctTraining() {
    TableKit kit =
        board()
            .player(P3, "xxcha")
            .technologies(P3, "instinct_training")
            .holds(P1, "mining_initiative")
            .holds(P2, "sabotage");
    Scenario<GameState> sabotaged = turn(kit).when(P1, MINING).when(P2, SABOTAGE);
    assertThat(sabotaged.awaited()).containsExactly(P3);

    Scenario<GameState> saved = sabotaged.when(P3, INSTINCT).thenAccepted();
    assertThat(saved.table().player(P3).tokens().strategy()).isEqualTo(1);
    assertThat(saved.table().player(P3).exhaustedTechnologies())
        .containsExactly(new TechnologyId("instinct_training"));
    assertThat(saved.table().player(P2).actionCards()).isEmpty();
    assertThat(saved.table().player(P1).tradeGoods()).as("the card acts").isEqualTo(3);
    assertThat(sabotaged.when(P3, PASS).table().player(P1).tradeGoods()).isZero();
  }

  @Test
  void instinctTrainingNeedsATokenAndIsReadied() {
    TableKit kit =
        board()
            .player(P3, "xxcha")
            .technologies(P3, "instinct_training")
            .sheet(P3, 3, 3, 0)
            .holds(P1, "mining_initiative");

    assertThat(turn(kit).when(P1, MINING).table().player(P1).tradeGoods()).isEqualTo(3);
    Scenario<GameState> own =
        turn(board()
                .player(P1, "xxcha")
                .technologies(P1, "instinct_training")
                .controls(P1, "abyz")
                .holds(P1, "mining_initiative"))
            .when(P1, MINING);
    assertThat(own.table().player(P1).tradeGoods()).as("not its own card").isEqualTo(3);
  }

  @Test
  void sabotageDoesNotCancelSabotage() {
    TableKit kit =
        board()
            .holds(P1, "mining_initiative", "sabotage")
            .holds(P2, "sabotage")
            .holds(P3, "bunker");
    Scenario<GameState> named = turn(kit).when(P1, MINING);

    Scenario<GameState> cancelled = named.when(P2, SABOTAGE);
    assertThat(cancelled.awaited()).as("the action").containsExactly(P1);
    assertThat(cancelled.table().player(P1).tradeGoods()).isZero();
  }

  @Test
  @Rule({
    "action_cards.N6",
    "action_cards.6.2",
    "action_card/sabotage.N1",
    "action_card/flank_speed.N1",
    "action_card/flank_speed.N2"
  })
  void afterACancelASecondCopyMayBePlayedAndNoOtherwise() {
    TableKit kit =
        board()
            .units(P1, "26", UnitType.CRUISER, 1)
            .holds(P1, "flank_speed", "flank_speed", "flank_speed")
            .holds(P2, "sabotage");
    Scenario<GameState> activated = turn(kit).when(P1, new ActivateSystem(SystemId.of("75")));
    Scenario<GameState> cancelled = activated.when(P1, FLANK_SPEED).when(P2, SABOTAGE);
    assertThat(cancelled.table().kernel().effects()).isEmpty();
    assertThat(cancelled.table().tokens().get(SystemId.of("75"))).containsExactly(P1);
    assertThat(cancelled.awaited()).containsExactly(P1);

    Scenario<GameState> again = cancelled.when(P1, FLANK_SPEED).thenAccepted();
    assertThat(again.table().kernel().effects()).hasSize(1);
    assertThat(again.table().player(P1).actionCards()).hasSize(1);
    assertThat(again.awaited()).as("no third copy").doesNotContain(P1);
  }

  @Test
  @Rule({"unit/watcher.N1", "unit/watcher.N4"})
  void aWatcherNearTheUnitsOfThePlayerCancelsSabotage() {
    TableKit kit = watched().holds(P1, "mining_initiative").holds(P2, "sabotage");
    Scenario<GameState> sabotaged =
        turn(kit.units(P2, "75", UnitType.CRUISER, 1)).when(P1, MINING).when(P2, SABOTAGE);
    assertThat(sabotaged.awaited()).containsExactly(P3);

    Scenario<GameState> saved = sabotaged.when(P3, WATCHER).thenAccepted();
    assertThat(saved.table().units().at(Place.of("38/fria"))).isEmpty();
    assertThat(saved.table().player(P1).tradeGoods()).isEqualTo(3);
  }

  @Test
  @Rule({"unit/watcher.N2", "unit/watcher.N2.1"})
  void aWatcherIsAskedIfUnitsAreInItsSystemOrNextToItWhenTheCardIsPlayed() {
    TableKit held = watched().holds(P1, "mining_initiative", "flank_speed");

    assertThat(awaitedAfterMining(held)).as("no units").doesNotContain(P3);
    assertThat(awaitedAfterMining(held.units(P1, "27", UnitType.CRUISER, 1)))
        .as("two systems away")
        .doesNotContain(P3);
    assertThat(awaitedAfterMining(held.units(P1, "26", UnitType.CRUISER, 1))).containsExactly(P3);
    assertThat(awaitedAfterMining(held.units(P1, "38", UnitType.CRUISER, 1))).containsExactly(P3);

    Scenario<GameState> arriving =
        turn(held.units(P1, "27", UnitType.CRUISER, 1))
            .when(P1, new ActivateSystem(SystemId.of("26")))
            .when(P1, FLANK_SPEED);
    assertThat(arriving.awaited()).as("ships move later").doesNotContain(P3);
  }

  private static List<Seat> awaitedAfterMining(TableKit kit) {
    return turn(kit).when(P1, MINING).awaited();
  }

  /** P3 has a Watcher on Fria (38), which is adjacent to 75 and 26. */
  private static TableKit watched() {
    return board().player(P3, "empyrean").units(P3, "38/fria", UnitType.MECH, 1);
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
