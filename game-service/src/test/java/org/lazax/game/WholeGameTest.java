package org.lazax.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.game.kit.GameAlone;
import org.lazax.rulebook.Rule;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.ending.Ending;

class WholeGameTest {
  private static final List<Class<? extends GameProcedure>> PHASES =
      List.of(StrategyPhase.class, ActionPhase.class, StatusPhase.class);

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void whateverSilenceMeansIsAcceptedToTheEndOfAGame(int seats) {
    for (int seed = 0; seed < 3; seed++) {
      GameAlone game = GameAlone.started(seats, seed).silentToTheEnd();

      assertThat(game.isOver()).isTrue();
      assertThat(game.table().ending()).isPresent();
    }
  }

  @Test
  @Rule({"game_round.0", "game_round.0.1", "game_round.0.2", "game_round.0.3"})
  void phasesFollowEachOtherRoundAfterRound() {
    GameAlone game = GameAlone.started(4, 3);
    List<Class<?>> phases = new ArrayList<>();
    game.watchedBy(_ -> {
      Kernel kernel = game.table().kernel();
      for (Class<? extends GameProcedure> phase : PHASES) {
        if (kernel.within(phase).isPresent() && (phases.isEmpty() || phases.getLast() != phase)) {
          phases.add(phase);
        }
      }
    });

    game.silentToTheEnd();

    assertThat(phases.subList(0, 6))
        .containsExactly(
            StrategyPhase.class,
            ActionPhase.class,
            StatusPhase.class,
            StrategyPhase.class,
            ActionPhase.class,
            StatusPhase.class);
  }

  @Test
  @Rule({"game_round.2", "game_round.N1", "active_player.N1"})
  void turnsAreTakenInTheActionPhaseOnly() {
    GameAlone game = GameAlone.started(4, 3);
    Set<Class<?>> withTurns = new HashSet<>();
    game.watchedBy(_ -> {
      Kernel kernel = game.table().kernel();
      if (kernel.within(Turn.class).isPresent()) {
        assertThat(kernel.within(ActionPhase.class)).isPresent();
        PHASES.stream().filter(phase -> kernel.within(phase).isPresent()).forEach(withTurns::add);
      }
    });

    game.silentToTheEnd();

    assertThat(withTurns).containsExactly(ActionPhase.class);
  }

  @Test
  @Rule({"game_round.N2", "victory_points.8"})
  void aGameOfSilencesEndsInItsNinthRound() {
    GameAlone game = GameAlone.started(6, 1);

    game.silentToTheEnd();

    assertThat(game.table().round()).isEqualTo(9);
    assertThat(game.table().ending()).map(Ending::rule).contains("victory_points.8");
  }
}
