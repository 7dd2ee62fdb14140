package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Canceller;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GameProcedure.TurnPassed;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * What Sabotage, Instinct Training and the Watcher have in common. P1 plays cards in its turn and
 * controls Abyz (38), and P2 may cancel them.
 */
class CancellersTest {
  private static final LetPass LETS_PASS = new LetPass(Service.GAME);
  private static final SystemId ACTIVATED = SystemId.of("75");
  private static final Place INFESTED = Place.of("75/loki");

  private static TableKit board(Canceller canceller) {
    return canceller.ready(
        TableKit.players(3)
            .tile("38", 0, 1)
            .tile("75", 0, 0)
            .tile("26", 0, 2)
            .controls(P1, "abyz")
            .controls(P3, "loki")
            .units(P3, INFESTED.toString(), UnitType.INFANTRY, 3),
        P2,
        P1);
  }

  @ParameterizedTest
  @EnumSource
  @Rule({
    "action_card/sabotage.N1",
    "technology/instinct_training.N2",
    "unit/watcher.N3",
    "action_cards.N6"
  })
  void anotherCopyMayBePlayedInTheSameWindow(Canceller canceller) {
    Scenario<GameState> cancelled =
        turn(board(canceller)
                .units(P1, "26", UnitType.CRUISER, 1)
                .holds(P1, "flank_speed", "flank_speed"))
            .when(P1, new ActivateSystem(ACTIVATED))
            .when(P1, card("flank_speed"))
            .when(P2, cancel(canceller));
    assertThat(cancelled.table().kernel().effects()).isEmpty();
    assertThat(cancelled.awaited()).containsExactly(P1);

    Scenario<GameState> second = cancelled.when(P1, card("flank_speed")).thenAccepted();
    assertThat(second.table().kernel().effects()).as("nobody cancels it").hasSize(1);
    assertThat(second.table().player(P1).actionCards()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  @Rule({
    "action_card/sabotage.N3.1",
    "technology/instinct_training.N4",
    "technology/instinct_training.N4.1",
    "unit/watcher.N5",
    "unit/watcher.N5.1"
  })
  void targetsAreNamedBeforeAndNotAfter(Canceller canceller) {
    TableKit kit = board(canceller).controls(P1, "bereg").holds(P1, "mining_initiative", "spy");
    Scenario<GameState> planet = turn(kit).when(P1, card("mining_initiative"));
    assertThat(planet.awaited()).containsExactly(P1);
    Scenario<GameState> mined = planet.when(P1, choice("bereg"));
    assertThat(mined.awaited()).containsExactly(P2);
    assertThat(mined.when(P2, LETS_PASS).table().player(P1).tradeGoods()).isEqualTo(3);

    Scenario<GameState> player =
        turn(kit.holds(P2, "bunker").holds(P3, "sabotage")).when(P1, card("spy"));
    assertThat(player.awaited()).containsExactly(P1);
    Scenario<GameState> spied = player.when(P1, choice("p3"));
    assertThat(spied.awaited()).contains(P2).doesNotContain(P1);
    Scenario<GameState> given = spied.when(P2, LETS_PASS).when(P3, LETS_PASS, 1);
    assertThat(given.table().player(P3).actionCards()).isEmpty();
    assertThat(given.table().player(P1).actionCards()).contains(new ActionCardId("sabotage"));
  }

  @ParameterizedTest
  @EnumSource
  @Rule({"action_card/sabotage.N4", "technology/instinct_training.N5", "unit/watcher.N6"})
  void diceAreRolledAndCardsDrawnOnlyAfter(Canceller canceller) {
    TableKit kit = board(canceller).holds(P1, "plague");
    Scenario<GameState> named = turn(kit).when(P1, card("plague"));
    assertThat(named.awaited()).containsExactly(P2);
    assertThat(named.events()).noneMatch(AbilityDiceRolled.class::isInstance);

    Scenario<GameState> rolled = named.when(P2, LETS_PASS, 6, 5, 10);
    assertThat(rolled.events()).anyMatch(AbilityDiceRolled.class::isInstance);
    assertThat(infested(rolled)).isEqualTo(1);

    Scenario<GameState> cancelled = named.when(P2, cancel(canceller));
    assertThat(cancelled.events()).noneMatch(AbilityDiceRolled.class::isInstance);
    assertThat(infested(cancelled)).isEqualTo(3);

    Scenario<GameState> spied =
        turn(board(canceller).holds(P1, "spy").holds(P3, "bunker")).when(P1, card("spy"));
    while (spied.awaited().contains(P1)) {
      spied = spied.when(P1, choice("p3"));
    }
    assertThat(spied.table().player(P3).actionCards()).as("nothing is drawn yet").hasSize(1);
    assertThat(spied.when(P2, cancel(canceller)).table().player(P3).actionCards()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  @Rule({"action_card/sabotage.N5", "technology/instinct_training.N6", "unit/watcher.N7"})
  void theTechnologyIsNamedOnlyAfter(Canceller canceller) {
    Scenario<GameState> played =
        turn(board(canceller).goods(P1, 4, 0).holds(P1, "focused_research"))
            .when(P1, card("focused_research"));
    assertThat(played.awaited()).containsExactly(P2);
    assertThat(played.table().kernel().within(Research.class)).isEmpty();
    assertThat(played.table().player(P1).tradeGoods()).isEqualTo(4);

    Scenario<GameState> research = played.when(P2, LETS_PASS);
    assertThat(research.table().kernel().within(Research.class)).isPresent();
    assertThat(research.awaited()).containsExactly(P1);
    assertThat(research.table().player(P1).technologies()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  @Rule({"action_card/sabotage.N7", "technology/instinct_training.N8", "unit/watcher.N9"})
  void aCancelledComponentActionIsNoAction(Canceller canceller) {
    Scenario<GameState> cancelled =
        turn(board(canceller).holds(P1, "mining_initiative"))
            .when(P1, card("mining_initiative"))
            .when(P2, cancel(canceller))
            .thenAccepted();

    assertThat(cancelled.table().player(P1).tradeGoods()).isZero();
    assertThat(cancelled.awaited()).containsExactly(P1);
    cancelled.when(P1, new EndTurn()).thenRefused("action_phase.1");
    cancelled.when(P1, new ActivateSystem(ACTIVATED)).thenAccepted();
    cancelled.when(P1, new Pass()).thenAccepted();
  }

  @ParameterizedTest
  @EnumSource
  @Rule({
    "action_card/sabotage.N7.1",
    "technology/instinct_training.N8.1",
    "unit/watcher.N9.1",
    "technology/fleet_logistics.N5"
  })
  void afterACancelledSecondActionTheTurnMayEndWithoutAPass(Canceller canceller) {
    TableKit kit =
        board(canceller).technologies(P1, "fleet_logistics").holds(P1, "mining_initiative");
    Scenario<GameState> cancelled =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                kit.frame(Turn.acted(P1).at(Turn.Progress.Step.ACTION)))
            .when(P1, card("mining_initiative"))
            .when(P2, cancel(canceller));

    assertThat(cancelled.awaited()).containsExactly(P1);
    Scenario<GameState> ended = cancelled.when(P1, new EndTurn()).thenAccepted();
    assertThat(ended.table().kernel().stack()).isEmpty();
    assertThat(ended.events())
        .filteredOn(FrameClosed.class::isInstance)
        .extracting(closed -> ((FrameClosed) closed).outcome())
        .contains(Outcome.DONE)
        .doesNotHaveAnyElementsOfTypes(TurnPassed.class);
  }

  private static int infested(Scenario<GameState> scenario) {
    return scenario.table().units().count(INFESTED, _ -> true);
  }

  private static UseAbility cancel(Canceller canceller) {
    return new UseAbility(Service.GAME, canceller.ability());
  }

  private static UseAbility card(String card) {
    return new UseAbility(Service.GAME, AbilityRef.parse("action_card/" + card));
  }

  private static Choose choice(String chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
