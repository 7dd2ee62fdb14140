package org.lazax.gateway.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.CommitBuilder;
import org.lazax.chronicle.commit.GameId;

/** What a record that cannot be read does to its game, and to others. */
class PartitionReaderTest {
  private static final GameId OTHER = new GameId("another-game");

  /** The standings, of which one cannot be had once. */
  private static final class FailingGames extends Games {
    private boolean failing = true;

    @Override
    Standing standing(GameId game) {
      if (failing && game.equals(CommitBuilder.GAME)) {
        failing = false;
        throw new IllegalStateException("of a test");
      }
      return super.standing(game);
    }
  }

  private final Games games = new FailingGames();
  private final PartitionReader reader =
      new PartitionReader(
          games,
          new ReadBatch.ReadPosition(
              0,
              Claims.none(new Partition(0, 1))
                  .with(new Claim(CommitBuilder.claimOf(Service.GAME), Service.GAME, "tested"))));

  @Test
  void aRecordOnWhichReadingFailsStopsItsGameAlone() {
    Commit doomed = CommitBuilder.genesis().commit();
    Commit neighbour = CommitBuilder.genesis().game(OTHER).commit();

    assertThat(read(0, doomed)).isInstanceOf(ReadResult.Stopped.class);
    assertThat(read(1, CommitBuilder.on(doomed).commit())).isInstanceOf(ReadResult.Ignored.class);
    assertThat(read(2, neighbour)).isInstanceOf(ReadResult.Accepted.class);
    assertThat(reader.place().nextOffset()).isEqualTo(3);
  }

  private ReadResult read(long offset, Commit commit) {
    return reader.read(offset, commit.header().game().value(), commit.bytes());
  }
}
