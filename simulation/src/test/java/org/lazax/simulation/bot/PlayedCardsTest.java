package org.lazax.simulation.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.simulation.rules.Services;
import org.lazax.table.component.AbilityRef;

/** Simple bots play action cards with a plain sense of value. */
final class PlayedCardsTest {
  private static final UseAbility MINING = use("mining_initiative");
  private static final UseAbility SABOTAGE = use("sabotage");

  private static TableKit kit() {
    return TableKit.players(3).tile("75", 0, 0).controls(P1, "loki").holds(P2, "sabotage");
  }

  @Test
  void aCardIsPlayedAsAnAction() {
    assertThat(answer(turn(kit().holds(P1, "mining_initiative")), P1)).isEqualTo(MINING);
  }

  @Test
  void cardsOfPlayersWhoAreBehindAreNotCancelled() {
    TableKit behind = kit().holds(P1, "mining_initiative").points(P2, 2).points(P1, 1);
    assertThat(answer(turn(behind).when(P1, MINING), P2)).isNotEqualTo(SABOTAGE);
    assertThat(answer(turn(behind.points(P1, 3)).when(P1, MINING), P2)).isEqualTo(SABOTAGE);
  }

  @Test
  void theLeaderIsTheTarget() {
    TableKit kit = kit().holds(P1, "spy").holds(P3, "bunker");
    assertThat(answer(turn(kit.points(P3, 4)).when(P1, use("spy")), P1))
        .isEqualTo(new Choose(Service.GAME, List.of("p3")));
    assertThat(answer(turn(kit.points(P2, 4)).when(P1, use("spy")), P1))
        .isEqualTo(new Choose(Service.GAME, List.of("p2")));
  }

  private static Command answer(Scenario<GameState> scenario, Seat seat) {
    return new SimpleBot(1).play(scenario.table(), seat, scenario.options(seat)).command();
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(Services.emptyTable()), kit.frame(new Turn(P1)));
  }

  private static UseAbility use(String card) {
    return new UseAbility(Service.GAME, AbilityRef.parse("action_card/" + card));
  }
}
