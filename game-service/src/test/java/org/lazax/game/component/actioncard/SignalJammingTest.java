package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;

/** P1 has a ship at Loki (75), next to Mecatol Rex (18) and to a home system (1). */
class SignalJammingTest extends ComponentActionCardTest {
  SignalJammingTest() {
    super("signal_jamming", "75");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("18", 0, 1)
        .tile("26", 0, 2)
        .tile("1", 1, 0)
        .units(P1, "75", CRUISER, 1);
  }

  @Test
  @Rule("action_card/signal_jamming.N1")
  void aTokenOfAnotherPlayerIsPlacedWithOnesShipsOrNextToThem() {
    Scenario<GameState> asked = turn(position()).when(P1, use());
    assertThat(candidates(asked)).containsExactlyInAnyOrder("18", "75");

    Scenario<GameState> jammed = played(position(), "18");
    assertThat(jammed.table().tokens().get(SystemId.of("18"))).containsExactly(P2);
    assertThat(jammed.table().player(P2).tokens())
        .isEqualTo(position().table().player(P2).tokens());
  }

  @Test
  @Rule("action_card/signal_jamming.N2")
  void homeSystemsCannotBeChosenWhoeverIsLeft() {
    refused(TableKit.players(2).tile("1", 1, 0).units(P1, "1", CRUISER, 1));
  }

  @Test
  void withoutTokensInItsReinforcementsThePlayerChoosesAPool() {
    TableKit spent = position().sheet(P2, 8, 4, 4);
    Scenario<GameState> asked = played(spent, "75");
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<GameState> jammed =
        asked.when(P2, new Choose(Service.GAME, List.of("strategy"))).thenAccepted();
    assertThat(jammed.table().tokens().get(SystemId.of("75"))).containsExactly(P2);
    assertThat(jammed.table().player(P2).tokens().strategy()).isEqualTo(3);
  }

  @Test
  void aPlayerWithATokenThereCannotBeChosen() {
    Scenario<GameState> asked = turn(position().tokens(P2, "75")).when(P1, use());

    assertThat(asked.table().tokens().get(SystemId.of("18"))).containsExactly(P2);
  }
}
