package org.lazax.chronicle.simulation;

import java.util.Optional;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.host.CheckpointBatch;
import org.lazax.chronicle.host.Fence;
import org.lazax.chronicle.host.GameRow;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.memory.MemoryRows;

/** A database without one of the safeguards. */
final class MutatedDatabase extends MemoryRows {
  private final Mutation mutation;
  private boolean shifted;

  MutatedDatabase(Mutation mutation) {
    this.mutation = mutation;
  }

  @Override
  public PartitionCheckpoint take(ClaimId claim) {
    PartitionCheckpoint taken = super.take(claim);
    return switch (mutation) {
      case WAKE_AT ->
          new PartitionCheckpoint(
              taken.fence(),
              taken.claims(),
              taken.games().stream().map(MutatedDatabase::asleep).toList());
      case READ_BACK -> {
        // One record is left free in front, to pretend that it was the claim.
        fence(new Fence(claim, fence().offset() - (shifted ? 0 : 1)));
        shifted = true;
        yield new PartitionCheckpoint(fence(), taken.claims(), taken.games());
      }
      case NOTHING, CLAIM, FENCE, IDS_KEPT -> taken;
    };
  }

  @Override
  public boolean save(CheckpointBatch batch) {
    if (mutation == Mutation.FENCE) {
      write(batch);
      return true;
    }
    return super.save(batch);
  }

  @Override
  protected void write(CheckpointBatch batch) {
    super.write(batch);
    shifted = false;
    if (mutation == Mutation.IDS_KEPT) {
      batch.games().stream().filter(row -> row.rewind().isPresent()).forEach(this::forget);
    }
  }

  private void forget(GameRow row) {
    GameRow.Rewind rewind = row.rewind().orElseThrow();
    answers(row.game())
        .values()
        .removeIf(answer ->
            answer instanceof Answer.Applied applied
                && applied.seq() > rewind.toSeq()
                && applied.seq() < rewind.seq());
  }

  private static GameRow asleep(GameRow row) {
    return new GameRow(row.game(), row.chain(), row.rewind(), row.automatic(), Optional.empty());
  }
}
