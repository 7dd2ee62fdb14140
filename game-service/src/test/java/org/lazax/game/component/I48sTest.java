package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 activates system 38. P2 is L1Z1X. */
class I48sTest {
  private static final UseAbility I48S = Using.ability("leader/i48s");
  private static final Place SPACE = Place.of("38");
  private static final Place ABYZ = Place.of("38/abyz");

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "sol")
        .player(P2, "l1z1x")
        .leaders(P2, "i48s")
        .sheet(P1, 3, 3, 2)
        .sheet(P2, 3, 3, 2)
        .tile("38", 0, 0)
        .tile("26", 0, 1)
        .tile("27", 1, 0)
        .controls(P1, "abyz")
        .controls(P2, "lodor");
  }

  @Test
  @Rule("leader/i48s.N1")
  void theActivePlayerReplacesAnInfantryThatIsThereByAMech() {
    Scenario<GameState> asked = activated(kit().units(P1, "38/abyz", INFANTRY, 2)).when(P2, I48S);

    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(Using.candidates(asked, P1)).containsExactly("38/abyz:infantry:1");
    Scenario<GameState> replaced = asked.when(P1, Using.choose("38/abyz:infantry:1"));
    assertThat(replaced.table().units().at(ABYZ))
        .containsExactlyInAnyOrder(UnitStack.of(P1, INFANTRY, 1), UnitStack.of(P1, MECH, 1));
    exhausted(replaced);
  }

  @Test
  void theActivePlayerMayRefuse() {
    Scenario<GameState> refused =
        activated(kit().units(P1, "38/abyz", INFANTRY, 2)).when(P2, I48S).when(P1, Using.choose());

    assertThat(refused.table().units().at(ABYZ)).containsExactly(UnitStack.of(P1, INFANTRY, 2));
    exhausted(refused);
  }

  @Test
  void theInfantryCanBeInTheSpaceArea() {
    TableKit kit =
        kit()
            .units(P1, "38", CARRIER, 1)
            .units(P1, "38", INFANTRY, 1)
            .units(P1, "38/abyz", INFANTRY, 1);
    Scenario<GameState> asked = activated(kit).when(P2, I48S);

    assertThat(Using.candidates(asked, P1))
        .containsExactlyInAnyOrder("38:infantry:1", "38/abyz:infantry:1");
    assertThat(asked.when(P1, Using.choose("38:infantry:1")).table().units().at(SPACE))
        .containsExactlyInAnyOrder(UnitStack.of(P1, CARRIER, 1), UnitStack.of(P1, MECH, 1));
    asked
        .when(P1, Using.choose("38:infantry:1", "38/abyz:infantry:1"))
        .thenRefusedAs("no-such-choice");
  }

  @Test
  void theOwnerReplacesItsOwnWhenItActivatesASystem() {
    TableKit kit = kit().units(P2, "38", CARRIER, 1).units(P2, "38", INFANTRY, 1);
    Scenario<GameState> replaced =
        Using.turn(kit, P2)
            .when(P2, new ActivateSystem(SystemId.of("38")))
            .when(P2, I48S)
            .when(P2, Using.choose("38:infantry:1"));

    assertThat(replaced.table().units().at(SPACE))
        .containsExactlyInAnyOrder(UnitStack.of(P2, CARRIER, 1), UnitStack.of(P2, MECH, 1));
  }

  @Test
  void onlyInfantryOfTheActivePlayerInTheActiveSystem() {
    assertThat(isOffered(kit().units(P1, "38/abyz", INFANTRY, 1))).isTrue();
    assertThat(isOffered(kit().units(P1, "26/lodor", INFANTRY, 1))).isFalse();
    assertThat(isOffered(kit().units(P2, "38/abyz", INFANTRY, 1))).isFalse();
    assertThat(isOffered(kit().units(P1, "38/abyz", MECH, 1))).isFalse();
    TableKit closed = kit().law("demilitarized_zone", "abyz");
    assertThat(isOffered(closed.units(P1, "38/abyz", INFANTRY, 1))).as("closed").isFalse();
  }

  @Test
  void notWhileItIsExhausted() {
    TableKit kit = kit().units(P1, "38/abyz", INFANTRY, 1);

    assertThat(isOffered(kit.leader(P2, "i48s", LeaderState.EXHAUSTED))).isFalse();
  }

  @Test
  @Rule("leader/i48s.N1")
  void infantryThatComesAfterTheActivationIsTooLate() {
    for (Step step : List.of(Step.INVASION, Step.PRODUCTION, Step.END)) {
      Scenario<GameState> later =
          Scenario.given(
              new GameDecider(StandardRules.TABLE),
              kit()
                  .units(P1, "38/abyz", INFANTRY, 1)
                  .frame(new Turn(P1).acting())
                  .frame(new TacticalAction(P1, SystemId.of("38")).at(step)));

      assertThat(Using.abilities(later, P2)).as(step.name()).isEmpty();
    }
  }

  @Test
  @Rule("leader/i48s.N2")
  void withoutMechsInReserveOneIsTakenFromASystemWithoutTheOwnToken() {
    TableKit kit =
        kit()
            .units(P1, "38/abyz", INFANTRY, 1)
            .damaged(P1, "26/lodor", MECH, 1)
            .units(P1, "27/starpoint", MECH, 1)
            .units(P1, "27/new_albion", MECH, 2);
    Scenario<GameState> asked =
        activated(kit.tokens(P2, "26")).when(P2, I48S).when(P1, Using.choose("38/abyz:infantry:1"));

    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(Using.candidates(asked, P1))
        .containsExactlyInAnyOrder("26/lodor", "27/starpoint", "27/new_albion");
    Scenario<GameState> replaced = asked.when(P1, Using.choose("26/lodor"));
    assertThat(replaced.table().units().at(ABYZ)).containsExactly(UnitStack.of(P1, MECH, 1));
    assertThat(replaced.table().units().at(Place.of("26/lodor"))).isEmpty();

    Scenario<GameState> token =
        activated(kit.tokens(P1, "27")).when(P2, I48S).when(P1, Using.choose("38/abyz:infantry:1"));
    assertThat(token.table().units().at(Place.of("26/lodor"))).isEmpty();
    assertThat(isOffered(kit.tokens(P1, "26", "27"))).isFalse();
  }

  private static void exhausted(Scenario<GameState> scenario) {
    assertThat(scenario.table().player(P2).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("i48s"));
  }

  private static boolean isOffered(TableKit kit) {
    return Using.abilities(activated(kit), P2).contains("leader/i48s");
  }

  private static Scenario<GameState> activated(TableKit kit) {
    return Using.turn(kit, P1).when(P1, new ActivateSystem(SystemId.of("38")));
  }
}
