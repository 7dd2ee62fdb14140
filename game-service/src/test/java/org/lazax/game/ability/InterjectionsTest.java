package org.lazax.game.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.planets.PlanetsExhausted;

/** What is used at any time of the action phase, by whomever. Meer and Wellon have a specialty. */
class InterjectionsTest {
  private static final UseAbility GOODS =
      new UseAbility(Service.GAME, AbilityRef.parse("technology/psychoarchaeology#goods"));

  @Test
  @Rule({"technology/psychoarchaeology.N2", "technology/psychoarchaeology.N3"})
  void inTheTurnOfAnotherPlanetsGiveAGoodEachOneAfterTheOther() {
    Scenario<GameState> turn = phase(kit().controls(P2, "meer", "wellon", "abyz"));
    assertThat(turn.awaited()).containsExactly(P1);

    Scenario<GameState> done =
        turn.when(P2, GOODS)
            .when(P2, new Choose(Service.GAME, List.of("meer", "wellon")))
            .thenAccepted();
    assertThat(done.happened())
        .containsExactly(
            new PlanetsExhausted(P2, List.of(new PlanetId("meer"), new PlanetId("wellon"))),
            new GoodsGained(P2, 1),
            new GoodsGained(P2, 1));
    assertThat(done.awaited()).containsExactly(P1);
    done.when(P1, new Pass()).thenAccepted();
  }

  @Test
  @Rule("technology/psychoarchaeology.N2")
  void itIsNeitherTheActionOfTheTurnNorAnsweredForSomebodyElse() {
    TableKit kit = kit().technologies(P1, "psychoarchaeology").controls(P1, "meer");
    Scenario<GameState> turn = phase(kit.controls(P2, "wellon")).when(P1, GOODS).thenAccepted();

    assertThat(turn.table().player(P1).tradeGoods()).isEqualTo(1);
    turn.when(P2, new Pass()).thenRefusedAs("not-awaited");
    turn.when(P1, new Pass()).thenAccepted();
  }

  @Test
  @Rule("technology/psychoarchaeology.N2")
  void notWhileAnAbilityIsResolvedNorInAnotherPhase() {
    TableKit kit = kit().controls(P2, "meer");
    Scenario<GameState> strategic =
        phase(Cards.held(kit.controls(P1, "abyz").tile("38", 0, 0), P1, "diplomacy"))
            .when(P1, new UseStrategyCard(Cards.card("diplomacy")));
    assertThat(strategic.awaited()).containsExactly(P1);
    strategic.when(P2, GOODS).thenRefusedAs("not-awaited");
    assertThat(offers(strategic, P2)).isEmpty();

    Scenario.given(
            new GameDecider(StandardRules.TABLE),
            Cards.objectives(kit, 3, 5)
                .frame(
                    new StatusPhase().at(StatusPhase.Progress.Step.GAIN_TOKENS, List.of(P1, P2))))
        .when(P2, GOODS)
        .thenRefusedAs("not-awaited");
  }

  @Test
  void exhaustedPlanetsAndThoseWithoutASpecialtyGiveNothing() {
    Scenario<GameState> turn = phase(kit().controls(P2, "abyz").controlsExhausted(P2, "meer"));

    assertThat(offers(turn, P2)).isEmpty();
    turn.when(P2, GOODS).thenRefused("abilities.3");
  }

  @Test
  void eachGoodMayBePillagedByItself() {
    TableKit kit =
        kit()
            .player(P1, "mentak")
            .controls(P2, "meer", "wellon")
            .goods(P2, 3, 0)
            .tile("38", 0, 0)
            .units(P1, "38", CRUISER, 1)
            .units(P2, "38", CRUISER, 1);
    Scenario<GameState> gained =
        phase(kit).when(P2, GOODS).when(P2, new Choose(Service.GAME, List.of("meer", "wellon")));

    UseAbility pillage = new UseAbility(Service.GAME, AbilityRef.parse("faction_ability/pillage"));
    Scenario<GameState> twice = gained.when(P1, pillage).when(P1, pillage).thenAccepted();
    assertThat(twice.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(twice.table().player(P2).tradeGoods()).isEqualTo(3);
  }

  private static List<AbilityOption.Usable> offers(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(AbilityOption.Usable.class::cast)
        .toList();
  }

  private static TableKit kit() {
    return TableKit.players(2).technologies(P2, "psychoarchaeology");
  }

  private static Scenario<GameState> phase(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }
}
