package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P2 ends its turn, in which it activated 38 with Abyz and Fria. P1 is the Nomad. */
class FieldMarshalMercerTest {
  private static final String MERCER = "leader/field_marshal_mercer";

  @Test
  @Rule({
    "leader/field_marshal_mercer.N1",
    "leader/field_marshal_mercer.N2",
    "leader/field_marshal_mercer.N3",
    "leader/field_marshal_mercer.N4"
  })
  void groundForcesFromPlanetsAndSpaceOfTwoSystemsLandOnTwoPlanets() {
    Scenario<GameState> asked = ended(kit().tokens(P2, "75", "26")).when(P1, Using.ability(MERCER));
    assertThat(asked.awaited()).as("whose turn it is").containsExactly(P2);
    assertThat(Using.candidates(asked, P2))
        .contains("75/loki:infantry:1", "26:infantry:1")
        .noneMatch(candidate -> candidate.contains("27"));

    Scenario<GameState> moved =
        asked
            .when(P2, Using.choose("75/loki:infantry:1", "26:infantry:1"))
            .when(P2, Using.choose("38/abyz"))
            .when(P2, Using.choose("38/fria"))
            .thenAccepted();
    assertThat(count(moved, "38/abyz")).isOne();
    assertThat(count(moved, "38/fria")).isOne();
    assertThat(count(moved, "75/loki")).isOne();
    assertThat(count(moved, "26")).isOne();
    assertThat(moved.table().player(P1).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("field_marshal_mercer"));

    Scenario<GameState> together =
        asked
            .when(P2, Using.choose("75/loki:infantry:1", "75/loki:infantry:2"))
            .when(P2, Using.choose("38/fria"))
            .when(P2, Using.choose("38/fria"))
            .thenAccepted();
    assertThat(count(together, "38/fria")).isEqualTo(2);
    asked
        .when(P2, Using.choose("75/loki:infantry:1", "75/loki:infantry:2", "26:infantry:1"))
        .thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("leader/field_marshal_mercer.N5")
  void damageStaysOnMechs() {
    Scenario<GameState> moved =
        ended(kit().damaged(P2, "75/loki", MECH, 1))
            .when(P1, Using.ability(MERCER))
            .when(P2, Using.choose("75/loki:damaged-mech:1"))
            .when(P2, Using.choose("38/abyz"))
            .thenAccepted();

    assertThat(moved.table().units().at(Place.of("38/abyz"), P2))
        .containsExactly(new UnitStack(P2, MECH, 1, true));
  }

  @Test
  void whoseTurnItIsMayRefuse() {
    Scenario<GameState> refused =
        ended(kit()).when(P1, Using.ability(MERCER)).when(P2, Using.choose()).thenAccepted();

    assertThat(count(refused, "75/loki")).isEqualTo(2);
    assertThat(refused.table().player(P1).leaders().lying(LeaderState.EXHAUSTED)).hasSize(1);
  }

  @Test
  void nobodyIsAskedWithoutAnActivationOrWithoutAPlanetInThatSystem() {
    assertThat(ended(kit()).awaited()).containsExactly(P1);
    assertThat(Using.abilities(ending(kit(), List.of()), P1)).doesNotContain(MERCER);
    assertThat(Using.abilities(ending(kit(), List.of("27")), P1)).doesNotContain(MERCER);
    assertThat(
            Using.abilities(
                ended(kit().leader(P1, "field_marshal_mercer", LeaderState.EXHAUSTED)), P1))
        .doesNotContain(MERCER);
  }

  @Test
  void theSystemThatWasActivatedLastCounts() {
    assertThat(Using.abilities(ending(kit(), List.of("27", "38")), P1)).contains(MERCER);
    assertThat(Using.abilities(ending(kit(), List.of("38", "27")), P1)).doesNotContain(MERCER);
  }

  @Test
  void anActivationIsRememberedUntilTheTurnEnds() {
    Scenario<GameState> activated =
        Using.turn(kit(), P2).when(P2, new ActivateSystem(SystemId.of("38"))).thenAccepted();

    assertThat(activated.table().kernel().effects())
        .anyMatch(effect -> effect.params().containsValue("38") && effect.until().isPresent());
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "nomad")
        .player(P2, "sol")
        .leaders(P1, "field_marshal_mercer")
        .sheet(P2, 3, 3, 2)
        .round(1)
        .tile("38", 0, 0)
        .tile("75", 0, 1)
        .tile("26", 1, 0)
        .tile("27", -1, 0)
        .controls(P1, "starpoint")
        .controls(P2, "abyz", "fria", "loki")
        .units(P1, "27/starpoint", INFANTRY, 1)
        .units(P2, "75/loki", INFANTRY, 2)
        .units(P2, "26", CARRIER, 1)
        .units(P2, "26", INFANTRY, 2);
  }

  private static Scenario<GameState> ended(TableKit kit) {
    return ending(kit, List.of("38"));
  }

  /** P2 has activated these systems one after the other and ends its turn. */
  private static Scenario<GameState> ending(TableKit kit, List<String> activated) {
    TableKit turn =
        kit.frame(new ActionPhase().inTurn(List.of(), P2, 1)).frame(new Turn(P2).acting());
    int frame = turn.table().kernel().frameOf(Turn.class).orElseThrow().id();
    for (String system : activated) {
      EffectBegan noted = noted(frame, P1, system);
      turn = turn.with(table -> table.withKernel(table.kernel().evolve(noted)));
    }
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        turn.frame(new TacticalAction(P2, SystemId.of("38")).at(Step.END)));
  }

  private static EffectBegan noted(int frame, Seat user, String system) {
    return LastingEffects.until(
        Optional.of(frame),
        AbilityRef.parse(MERCER + "#activated"),
        user,
        Map.of("system", system));
  }

  private static int count(Scenario<GameState> scenario, String place) {
    return scenario.table().units().count(Place.of(place), stack -> stack.type() == INFANTRY);
  }
}
