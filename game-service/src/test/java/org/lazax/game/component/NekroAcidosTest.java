package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.leaders.LeaderState;

/** P1 plays the Nekro Virus, whose commander waits for a third technology. */
class NekroAcidosTest {
  private static final String ACIDOS = "leader/nekro_acidos";

  @Test
  @Rule({"leader/nekro_acidos.N1", "leaders.N1"})
  void theTechnologyThatUnlocksItBringsNoCardAndTheNextMayBringOne() {
    TableKit two =
        nekro()
            .technologies(P1, "gravity_drive", "sarween_tools")
            .leader(P1, "nekro_acidos", LeaderState.LOCKED);
    Scenario<GameState> third = gains(two, P1, "neural_motivator");
    assertThat(third.table().player(P1).leaders().locked()).as("unlocked").isEmpty();
    assertThat(Using.abilities(third, P1)).doesNotContain(ACIDOS);

    Scenario<GameState> fourth =
        gains(
            nekro().technologies(P1, "gravity_drive").leaders(P1, "nekro_acidos"),
            P1,
            "neural_motivator");
    assertThat(Using.abilities(fourth, P1)).containsExactly(ACIDOS);
    Scenario<GameState> drawn = fourth.when(P1, use(ACIDOS), 1).thenAccepted();
    assertThat(drawn.table().player(P1).actionCards()).hasSize(1);
    assertThat(Using.abilities(drawn, P1)).doesNotContain(ACIDOS);
  }

  @Test
  void whatOthersGainBringsNothing() {
    TableKit kit = nekro().leaders(P1, "nekro_acidos");

    assertThat(Using.abilities(gains(kit, P2, "neural_motivator"), P1)).isEmpty();
  }

  private static TableKit nekro() {
    return TableKit.players(2)
        .player(P1, "nekro")
        .player(P2, "sol")
        .tile("38", 0, 0)
        .controls(P1, "abyz")
        .controls(P2, "fria")
        .round(1);
  }

  private static Scenario<GameState> gains(TableKit kit, Seat seat, String technology) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase())
            .frame(new Turn(P1).acting())
            .frame(new GainTechnology(Service.GAME, seat, new TechnologyId(technology), false)));
  }
}
