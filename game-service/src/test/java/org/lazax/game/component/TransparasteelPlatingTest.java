package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
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
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.galaxy.SystemId;

/** P1 plays the Yssaril and owns Transparasteel Plating. P2 has passed. */
class TransparasteelPlatingTest {
  private static final String STALL = "faction_ability/stall_tactics";

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "yssaril")
        .technologies(P1, "transparasteel_plating", "production_biomes")
        .player(P2, "mentak")
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .holds(P1, "insubordination");
  }

  @Test
  void whoHasPassedPlaysNoActionCardInTheOwnersTurns() {
    TableKit kit = board().holds(P2, "reverse_engineer");

    assertThat(turn(kit, P1, P2).when(P1, use(STALL)).awaited()).doesNotContain(P2);
    assertThat(turn(kit, P1).when(P1, use(STALL)).awaited()).containsExactly(P2);
    TableKit other = kit.player(P3, "yssaril").holds(P3, "spy");
    assertThat(
            turn(other, P3, P2).when(P3, use(STALL)).when(P1, new LetPass(Service.GAME)).awaited())
        .containsExactly(P2);
  }

  @Test
  @Rule("technology/transparasteel_plating.N1")
  void itStopsActionCardsAlone() {
    TableKit cards = board().holds(P2, "reverse_engineer");
    assertThat(turn(cards, P1, P2).when(P1, use(STALL)).awaited()).doesNotContain(P2);

    TableKit technology = board().technologies(P2, "instinct_training").holds(P3, "rout");
    assertThat(
            turn(technology, P1, P2)
                .when(P1, use("action_card/insubordination"))
                .when(P1, new Choose(Service.GAME, List.of("p2")))
                .awaited())
        .containsExactly(P2);

    TableKit leader = board().leaders(P2, "so_ata").units(P2, "38", UnitType.CRUISER, 1);
    assertThat(turn(leader, P1, P2).when(P1, new ActivateSystem(SystemId.of("38"))).awaited())
        .containsExactly(P2);

    TableKit ability =
        board().units(P1, "75", UnitType.CRUISER, 1).units(P2, "38", UnitType.CRUISER, 1);
    Scenario<GameState> biomes =
        turn(ability, P1, P2)
            .when(P1, use("technology/production_biomes"))
            .when(P1, new Choose(Service.GAME, List.of("p3")));
    assertThat(biomes.awaited()).containsExactly(P2);
  }

  /** The turn of this player after these players have passed. */
  private static Scenario<GameState> turn(TableKit kit, Seat seat, Seat... passed) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(passed), seat, 1)).frame(new Turn(seat)));
  }
}
