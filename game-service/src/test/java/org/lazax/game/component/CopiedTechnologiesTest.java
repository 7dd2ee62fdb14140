package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.CopiedTechnology;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.stats.Stats;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.event.technology.TechnologyReturned;
import org.lazax.table.galaxy.SystemId;

/** P1 is the Nekro Virus with copies of technologies of P2. */
class CopiedTechnologiesTest {
  private static final String X = "valefar_assimilator_x";
  private static final String FIELD = "nullification_field";
  private static final ComponentRef ACTS = ComponentRef.parse("technology/" + FIELD);

  @Test
  @Rule({
    "technology/valefar_assimilator_x.N2",
    "technology/valefar_assimilator_x.N2.1",
    "technology/valefar_assimilator_x.N2.2"
  })
  void theCopyIsExhaustedByItselfAndReadiedInTheStatusPhase() {
    TableKit kit = copying(kit().units(P1, "75", CRUISER, 1), X, FIELD);
    Scenario<GameState> asked = activated(exhausted(kit, P2));
    assertThat(Using.abilities(asked, P1))
        .as("the original is exhausted")
        .contains("technology/" + FIELD);
    Scenario<GameState> used = asked.when(P1, Using.ability("technology/" + FIELD)).thenAccepted();
    assertThat(used.happened())
        .contains(new TechnologiesExhausted(P1, List.of(new TechnologyId(FIELD))));

    assertThat(activated(exhausted(kit, P1)).awaited()).doesNotContain(P1);
    TableKit moved = copying(exhausted(kit, P1), X, "instinct_training");
    assertThat(moved.table().player(P1).exhaustedTechnologies())
        .as("the card stays exhausted")
        .containsExactly(new TechnologyId("instinct_training"));
    assertThat(acting(copying(exhausted(kit, P1), X, "lazax_gate_folding").table()))
        .as("what exhausts nothing")
        .contains(ComponentRef.parse("technology/lazax_gate_folding"));

    Scenario<GameState> status =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            moved.frame(new StatusPhase().at(Step.READY, List.of())));
    assertThat(status.table().player(P1).exhaustedTechnologies()).isEmpty();
  }

  @Test
  @Rule({"technology/valefar_assimilator_x.N7", "technology.18", "elimination.10.1"})
  void theCopyStaysWhenItsOwnerReturnsTheTechnologyOrIsOut() {
    Table table = copying(kit(), X, FIELD).table();
    assertThat(acting(table)).contains(ACTS);

    assertThat(acting(new TechnologyReturned(P2, new TechnologyId(FIELD)).fold(table)))
        .contains(ACTS);
    assertThat(acting(new PlayerEliminated(P2).fold(table))).contains(ACTS);
    assertThat(CopiesTechnologies.of(new PlayerEliminated(P1).fold(table), P1)).isEmpty();
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N6")
  void theFactionUpgradeIsInForceBesideTheGenericOne() {
    TableKit both = copying(kit().technologies(P1, "infantry_ii"), X, "spec_ops_ii");
    assertThat(infantry(both)).isEqualTo("spec_ops_ii");
    assertThat(infantry(copying(both, X, FIELD))).isEqualTo("infantry_ii");
    assertThat(infantry(copying(kit(), X, "spec_ops_ii"))).isEqualTo("spec_ops_ii");
    assertThat(infantry(kit())).isEqualTo("infantry_i");
  }

  private static String infantry(TableKit kit) {
    return Stats.of(kit.table(), P1, INFANTRY).id().value();
  }

  private static Scenario<GameState> activated(TableKit kit) {
    return Using.turn(kit, P3).when(P3, new ActivateSystem(SystemId.of("75")));
  }

  private static TableKit exhausted(TableKit kit, Seat seat) {
    return kit.with(t ->
        t.withPlayer(
            seat, player -> player.withExhaustedTechnologies(Set.of(new TechnologyId(FIELD)))));
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "nekro")
        .player(P2, "xxcha")
        .technologies(P2, FIELD, "instinct_training")
        .sheet(P1, 3, 3, 3)
        .tile("75", 0, 0)
        .tile("38", 0, 1);
  }

  private static TableKit copying(TableKit kit, String card, String technology) {
    return CopiedTechnology.by(kit, P1, card, technology);
  }

  private static List<ComponentRef> acting(Table table) {
    return ActiveComponents.of(table, P1).all();
  }
}
