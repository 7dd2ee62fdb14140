package org.lazax.game.tacticalaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.activation.Activation;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.Relocated;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

class TacticalActionTest {
  private static final SystemId ABYZ = SystemId.of("38");
  private static final ActivateSystem ACTIVATE = new ActivateSystem(ABYZ);

  @Test
  @Rule({
    "tactical_action.1.1",
    "active_system.0",
    "active_system.1",
    "active_system.N3",
    "command_tokens.4"
  })
  void aTokenFromTheTacticPoolActivatesTheSystemAndMovementFollows() {
    Scenario<GameState> turn = turn(kit()).when(P1, ACTIVATE);

    turn.thenEvents(new TokenPlaced(P1, Pool.TACTIC, ABYZ))
        .then(table -> assertThat(table.player(P1).tokens().tactic()).isEqualTo(2));
    assertThat(top(turn)).contains(new Movement(P1, ABYZ));
    assertThat(turn.table().kernel().within(TacticalAction.class).map(TacticalAction::system))
        .contains(ABYZ);
  }

  @Test
  @Rule({"tactical_action.1", "active_system.2"})
  void aSystemWithATokenOfOnesOwnIsNotActivated() {
    turn(kit().tokens(P1, "38")).when(P1, ACTIVATE).thenRefused("tactical_action.1");
  }

  @Test
  @Rule({"tactical_action.1.2", "active_system.3"})
  void tokensOfOthersDoNotMatter() {
    turn(kit().tokens(P2, "38")).when(P1, ACTIVATE).thenAccepted();
  }

  @Test
  @Rule({"technology/chaos_mapping.N4", "technology/chaos_mapping.N5"})
  void nobodyElseActivatesAsteroidFieldsWithShipsOfSaarWhoHasChaosMapping() {
    SystemId asteroids = SystemId.of("44");
    TableKit field = kit().player(P2, "saar").technologies(P2, "chaos_mapping").tile("44", 5, 0);
    TableKit held = field.units(P2, "44", CRUISER, 1);

    assertThat(Activation.possible(held.table(), P1)).isNotEmpty().doesNotContain(asteroids);
    turn(held).when(P1, new ActivateSystem(asteroids)).thenRefused("technology/chaos_mapping.N4");
    assertThat(Activation.possible(held.table(), P2)).contains(asteroids);
    assertThat(Activation.possible(field.units(P2, "44", SPACE_DOCK, 1).table(), P1))
        .as("a dock is no ship")
        .contains(asteroids);
  }

  @Test
  @Rule("tactical_action.1.1")
  void withoutATokenInTheTacticPoolNothingIsActivated() {
    Scenario<GameState> turn = turn(kit().sheet(P1, 0, 3, 2));

    turn.when(P1, ACTIVATE).thenRefused("command_tokens.3");
    assertThat(turn.options(P1)).noneMatch(TurnOption.Activation.class::isInstance);
  }

  @Test
  void onlySystemsOfThisGalaxyAreActivated() {
    turn(kit()).when(P1, new ActivateSystem(SystemId.of("19"))).thenRefusedAs("no-such-system");
  }

  @Test
  @Rule("tactical_action.3")
  void shipsOfTwoPlayersFightWithTheActivePlayerAttacking() {
    Scenario<GameState> action =
        action(Step.SPACE_COMBAT, kit().units(P1, "38", CRUISER, 1).units(P2, "38", CRUISER, 1));

    assertThat(top(action)).contains(new SpaceCombat(ABYZ, P1, P2));
  }

  @Test
  @Rule({"movement.7", "tactical_action.2.3", "space_cannon.0"})
  void afterTheShipsHaveMovedSpaceCannonsOfAllMayFire() {
    TableKit kit = kit().units(P1, "38", CRUISER, 1).units(P2, "38/abyz", PDS, 1);

    Scenario<GameState> moving = action(Step.MOVEMENT, kit);
    assertThat(top(moving)).contains(new Movement(P1, ABYZ));
    assertThat(moving.table().kernel().within(TacticalAction.class))
        .contains(new TacticalAction(P1, ABYZ).at(Step.SPACE_CANNON_OFFENSE));
    assertThat(top(action(Step.SPACE_CANNON_OFFENSE, kit)))
        .contains(new SpaceCannonOffense(P1, ABYZ, List.of(P1, P2)));
  }

  @Test
  void itIsToldWhetherAnyShipHasCome() {
    TableKit kit = kit().units(P1, "38", CRUISER, 1);
    SpaceCannonOffense none = new SpaceCannonOffense(P1, ABYZ, List.of(P1, P2), false);

    Scenario<GameState> fired = moved(kit, new Relocated(Optional.of(ABYZ)));
    assertThat(top(fired)).contains(new SpaceCannonOffense(P1, ABYZ, List.of(P1, P2), true));
    assertThat(fired.table().kernel().within(TacticalAction.class))
        .contains(new TacticalAction(P1, ABYZ).at(Step.SPACE_COMBAT));
    assertThat(top(moved(kit, new Relocated(Optional.empty())))).contains(none);
    assertThat(top(moved(kit, Outcome.DONE))).contains(none);
  }

  private static Scenario<GameState> moved(TableKit kit, Outcome outcome) {
    TableKit moving =
        kit.controls(P1, "kamdorn")
            .controls(P2, "archon_tau")
            .frame(Turn.acted(P1))
            .frame(new TacticalAction(P1, ABYZ).at(Step.SPACE_CANNON_OFFENSE))
            .frame(new Movement(P1, ABYZ));
    int movement = moving.table().kernel().frame().orElseThrow().id();
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        moving.with(t -> t.withKernel(t.kernel().evolve(new FrameClosed(movement, outcome)))));
  }

  @Test
  void theActionOfAnEliminatedPlayerIsOver() {
    Scenario<GameState> action =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit()
                .units(P2, "38", CRUISER, 1)
                .with(new PlayerEliminated(P1)::fold)
                .frame(Turn.acted(P1))
                .frame(new TacticalAction(P1, ABYZ).at(Step.MOVEMENT)));

    assertThat(action.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule({"attacker.0", "defender.0", "active_player.N2"})
  void inSpaceTheActivePlayerAttacksWhereverThatPlayerSits() {
    Scenario<GameState> action =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit()
                .units(P1, "38", CRUISER, 1)
                .units(P2, "38", CRUISER, 1)
                .controls(P1, "kamdorn")
                .controls(P2, "archon_tau")
                .frame(Turn.acted(P2))
                .frame(new TacticalAction(P2, ABYZ).at(Step.SPACE_COMBAT)));

    assertThat(top(action)).contains(new SpaceCombat(ABYZ, P2, P1));
  }

  @Test
  @Rule({"tactical_action.0", "tactical_action.N1"})
  void aStepWithNothingToDoIsLeftOut() {
    Scenario<GameState> action =
        action(Step.SPACE_COMBAT, kit().units(P1, "38", CARRIER, 1).units(P1, "38", INFANTRY, 1));

    assertThat(top(action)).contains(new Invasion(P1, ABYZ));
  }

  @Test
  @Rule({"tactical_action.5", "tactical_action.5.1", "tactical_action.N1", "producing_units.0"})
  void aDockProducesWhateverHappenedBefore() {
    Scenario<GameState> action =
        action(Step.INVASION, kit().units(P1, "38/abyz", SPACE_DOCK, 1).controls(P1, "abyz"));

    assertThat(action.table().kernel().within(Production.class))
        .contains(new Production(P1, ABYZ).begun());
    assertThat(action.awaited()).containsExactly(P1);
  }

  @Test
  @Rule("active_system.4")
  void withNothingLeftToDoTheActionAndTheTurnAreOver() {
    Scenario<GameState> action = action(Step.INVASION, kit());

    assertThat(action.table().kernel().stack()).isEmpty();
  }

  private static Optional<Procedure> top(Scenario<GameState> scenario) {
    return scenario.table().kernel().owing().map(Frame::procedure);
  }

  private static TableKit kit() {
    return Cards.held(TableKit.players(2), P1, "trade").tile("38", 0, 0).tile("18", 0, 1);
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static Scenario<GameState> action(Step next, TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.controls(P1, "kamdorn")
            .controls(P2, "archon_tau")
            .frame(Turn.acted(P1))
            .frame(new TacticalAction(P1, ABYZ).at(next)));
  }
}
