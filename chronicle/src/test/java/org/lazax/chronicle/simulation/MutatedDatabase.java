package org.lazax.chronicle.simulation;

import java.util.Optional;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.host.CheckpointBatch;
import org.lazax.chronicle.host.Fence;
import org.lazax.chronicle.host.GameRow;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.memory.MemoryRows;

/** A database without one of its safeguards. */
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
              taken.games().stream().map(MutatedDatabase::withoutWakeAt).toList());
      case READ_BACK -> {
        // The offset before the first record stands for the claim, which the host pretends to have
        // read.
        fence(new Fence(claim, fence().offset() - (shifted ? 0 : 1)));
        shifted = true;
        yield new PartitionCheckpoint(fence(), taken.claims(), taken.games());
      }
      case NONE, CLAIM, FENCE, ANSWERS_KEPT -> taken;
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
    if (mutation == Mutation.ANSWERS_KEPT) {
      batch.games().stream().filter(row -> row.rewind().isPresent()).forEach(this::dropAnswers);
    }
  }

  private void dropAnswers(GameRow row) {
    GameRow.Rewind rewind = row.rewind().orElseThrow();
    answers(row.game())
        .values()
        .removeIf(answer ->
            answer instanceof Answer.Applied applied
                && applied.seq() > rewind.toSeq()
                && applied.seq() < rewind.seq());
  }

  private static GameRow withoutWakeAt(GameRow row) {
    return new GameRow(row.game(), row.chain(), row.rewind(), row.automatic(), Optional.empty());
  }
}
