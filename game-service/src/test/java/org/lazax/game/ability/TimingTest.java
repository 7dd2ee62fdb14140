package org.lazax.game.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.components.StandardRules;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Combats;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchNothing;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.setup.Phase;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** When, after, before: what comes first of what hangs on the things that happen. */
class TimingTest {
  private static final String BIO_STIMS = "technology/bio_stims";

  @Test
  @Rule({"abilities.15", "abilities.15.1", "abilities.16"})
  void whatHappensWhenAPlanetIsGainedComesBeforeWhatFollowsUponIt() {
    TableKit kit =
        board()
            .player(P1, "l1z1x")
            .technologies(P1, "integrated_economy")
            .goods(P1, 5, 0)
            .controls(P2, "abyz")
            .units(P2, "38/abyz", PDS, 1);
    Scenario<GameState> gained =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting())
                .frame(new GainControl(Service.GAME, P1, new PlanetId("abyz"))));

    assertThat(usable(gained, P1)).containsExactly("technology/integrated_economy");
    assertThat(gained.table().units().at(Place.of("38/abyz")))
        .as("replaced instead of destroyed")
        .containsExactly(UnitStack.of(P1, PDS, 1));
    assertThat(gained.when(P1, new LetPass(Service.GAME)).table().kernel().stack())
        .as("it is not offered later")
        .isEmpty();
  }

  @Test
  @Rule("abilities.N7")
  void nothingFollowsUponAGainAsLongAsSomethingMayStillHappenWithIt() {
    Scenario<GameState> gained =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            board()
                .player(P1, "sol")
                .technologies(P1, "integrated_economy")
                .goods(P1, 5, 0)
                .holds(P1, "infiltrate")
                .controls(P2, "abyz")
                .units(P2, "38/abyz", PDS, 1)
                .frame(new Turn(P1).acting())
                .frame(new GainControl(Service.GAME, P1, new PlanetId("abyz"))));

    assertThat(usable(gained, P1)).containsExactly("action_card/infiltrate");
    assertThat(usable(Combats.over(gained.when(P1, new LetPass(Service.GAME))), P1))
        .containsExactly("technology/integrated_economy");
    assertThat(
            usable(
                gained.when(
                    P1, new UseAbility(Service.GAME, AbilityRef.parse("action_card/infiltrate"))),
                P1))
        .containsExactly("technology/integrated_economy");
  }

  @Test
  @Rule("abilities.N8")
  void whatFollowsUponTheActivationComesBeforeTheMovement() {
    TableKit kit = board().technologies(P2, "nullification_field").units(P2, "38", CRUISER, 1);
    Scenario<GameState> activated =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
            .when(P1, new ActivateSystem(SystemId.of("38")));

    assertThat(activated.awaited()).containsExactly(P2);
    assertThat(activated.table().kernel().within(Movement.class)).isEmpty();
    assertThat(
            activated.when(P2, new LetPass(Service.GAME)).table().kernel().within(Movement.class))
        .isPresent();
  }

  @Test
  @Rule({"action_phase.N2", "tactical_action.N2"})
  void whatHangsOnTheEndOfTheActionComesBeforeWhatHangsOnTheEndOfTheTurn() {
    TableKit kit =
        stimulable(board().player(P1, "winnu").tile("18", 2, 0))
            .frame(new Turn(P1).acting())
            .frame(new TacticalAction(P1, SystemId.of("18")).at(TacticalAction.Progress.Step.END))
            .frame(new GainControl(Service.GAME, P1, PlanetId.MECATOL_REX));
    Scenario<GameState> ends = Scenario.given(new GameDecider(StandardRules.TABLE), kit);

    assertThat(usable(ends, P1)).containsExactly("faction_ability/reclamation");
    assertThat(usable(ends.when(P1, new LetPass(Service.GAME)), P1)).containsExactly(BIO_STIMS);
  }

  @Test
  @Rule({"action_phase.N3", "unit/infantry_ii.N1", "unit/infantry_ii.N2"})
  void theTurnOfPassingBeginsAndEndsAsAnyOther() {
    TableKit waiting =
        stimulable(board())
            .technologies(P1, "infantry_ii")
            .tile("16", 2, 0)
            .units(P1, "38/abyz", INFANTRY, 12)
            .with(t -> t.withPart(AwaitedInfantry.ID, a -> a.plus(P1, 2)));
    Scenario<GameState> home = turn(waiting.controls(P1, "arretze"));
    Scenario<GameState> homeless = turn(waiting);

    assertThat(home.table().units().at(Place.of("16/arretze")))
        .containsExactly(UnitStack.of(P1, INFANTRY, 2));
    assertThat(homeless.table().units().count(P1, INFANTRY)).isEqualTo(12);
    assertThat(AwaitedInfantry.of(homeless.table(), P1)).isZero();
    assertThat(usable(home.when(P1, new Pass()), P1)).containsExactly(BIO_STIMS);
  }

  @Test
  @Rule("game_round.3")
  void whatLastsUntilTheEndOfTheTurnIsGoneBeforeTheStatusPhase() {
    TableKit kit =
        Cards.objectives(board(), 3, 5)
            .frame(new Round(Phase.STATUS))
            .frame(new ActionPhase().inTurn(List.of(P2, P3), P1, 1))
            .frame(new Turn(P1).at(Turn.Progress.Step.ACTION));
    int turn = kit.table().kernel().stack().getLast().id();
    TableKit lasting =
        kit.with(t ->
            t.withKernel(
                t.kernel()
                    .evolve(
                        new EffectBegan(
                            new LastingEffect(
                                AbilityRef.parse("technology/gravity_drive"),
                                Optional.of(P1),
                                Map.of(),
                                Optional.of(turn))))));
    Scenario<GameState> acting = Scenario.given(new GameDecider(StandardRules.TABLE), lasting);
    assertThat(acting.table().kernel().effects()).hasSize(1);

    Scenario<GameState> passed = acting.when(P1, new Pass(), 1, 1, 1, 1);
    assertThat(passed.table().kernel().within(StatusPhase.class)).isPresent();
    assertThat(passed.table().kernel().effects()).isEmpty();
  }

  @Test
  @Rule({"active_system.N2.1", "technology/e_res_siphons.N2"})
  void aTokenPlacedByAStrategyCardActivatesNothing() {
    TableKit kit =
        board()
            .controls(P2, "abyz")
            .technologies(P3, "e_res_siphons")
            .units(P3, "38", CRUISER, 1)
            .sheet(P3, 3, 3, 0);
    Scenario<GameState> placed =
        Using.card(kit, P1, "construction").when(P2, Using.placing("38")).thenAccepted();
    assertThat(placed.table().player(P3).tradeGoods()).isZero();
    placed
        .when(P2, new PlaceNoStructure())
        .then(table -> assertThat(table.player(P3).tradeGoods()).isZero());

    TableKit locked = kit.controls(P1, "fria");
    assertThat(
            Using.card(locked, P1, "diplomacy")
                .when(
                    P1,
                    new org.lazax.game.diplomacy.DiplomacyCommand.ChooseSystem(SystemId.of("38")))
                .thenAccepted()
                .table()
                .player(P3)
                .tradeGoods())
        .isZero();
  }

  @Test
  @Rule("technology/fleet_logistics.N2")
  void fleetLogisticsActsInTheTurnInWhichItIsGained() {
    TableKit kit = board().technologies(P1, "antimass_deflectors", "gravity_drive");
    Scenario<GameState> researched =
        Using.card(kit.sheet(P2, 3, 3, 0).sheet(P3, 3, 3, 0), P1, "technology")
            .when(P1, research("fleet_logistics"))
            .thenAccepted();
    while (researched.options(P1).stream().noneMatch(AbilityTurns::mayEnd)) {
      researched = researched.when(P1, new ResearchNothing()).thenAccepted();
    }

    assertThat(researched.awaited()).containsExactly(P1);
    researched.when(P1, new ActivateSystem(SystemId.of("38"))).thenAccepted();
    researched.when(P1, new Pass()).thenRefused("technology/fleet_logistics.N4");
  }

  @Test
  @Rule({"technology.5", "technology.N2"})
  void whatIsGainedWithoutResearchNeedsNoPrerequisiteAndOpensNoResearch() {
    TableKit kit =
        board().technologies(P1, "ai_development_algorithm").frame(new Turn(P1).acting());
    GainTechnology gain =
        new GainTechnology(Service.GAME, P1, new TechnologyId("destroyer_ii"), false);
    Scenario<GameState> gained =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(gain));

    assertThat(gained.table().player(P1).owns(new TechnologyId("destroyer_ii"))).isTrue();
    assertThat(gained.awaited()).isEmpty();
    assertThat(gained.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("abilities.7")
  void whatIsNotLeftToItsUserIsDoneInEveryPart() {
    TableKit kit =
        Cards.objectives(board().player(P2, "arborec").controls(P2, "abyz", "fria"), 5, 5);
    Scenario<GameState> phase =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StatusPhase()));

    phase.when(P2, new LetPass(Service.GAME)).thenRefusedAs("not-awaited");
    phase.when(P2, new Choose(Service.GAME, List.of())).thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("abilities.N5")
  void secondariesGoClockwiseWhateverTheInitiative() {
    TableKit kit =
        Cards.held(Cards.held(TableKit.players(3), P1, "leadership"), P3, "construction");
    Scenario<GameState> used =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                Cards.held(kit, P2, "trade").frame(new Turn(P2)))
            .when(P2, new UseStrategyCard(Cards.card("trade")))
            .when(P2, new org.lazax.game.trade.PickFollowers(List.of()));

    assertThat(used.awaited()).containsExactly(P3);
    assertThat(used.when(P3, Using.DECLINE).awaited()).containsExactly(P1);
  }

  private static final class AbilityTurns {
    static boolean mayEnd(org.lazax.chronicle.decider.Option option) {
      return option.form().command().equals("game.end-turn");
    }
  }

  private static ResearchTechnology research(String technology) {
    return new ResearchTechnology(new TechnologyId(technology), List.of(), Optional.empty());
  }

  private static List<String> usable(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  private static TableKit stimulable(TableKit kit) {
    return kit.technologies(P1, "bio_stims").controlsExhausted(P1, "meer");
  }

  private static TableKit board() {
    return TableKit.players(3).tile("38", 0, 0).tile("39", 1, 0);
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
