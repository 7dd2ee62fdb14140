package org.lazax.simulation.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.host.SnapshotCodec;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.table.Table;

final class WrittenPositionTest {

  @Test
  void aWrittenPositionIsReadWithTheSameRules() {
    var game = WholeGame.of(2, 3, SimpleBot::new).play().game();
    SnapshotCodec<GameState, Table> codec =
        new SnapshotCodec<>(new GameDecider(StandardRules.TABLE), GameState.class, Table.class);
    Position<GameState, Table> position =
        new Position<>(game.head(), game.table(), GameState.INITIAL);

    Position<GameState, Table> read = codec.read(codec.write(position)).orElseThrow();

    assertThat(read.table()).isEqualTo(position.table());
    assertThat(read.table().rules()).isSameAs(position.table().rules());
  }
}
