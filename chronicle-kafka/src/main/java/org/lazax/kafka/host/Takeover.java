package org.lazax.kafka.host;

import static java.util.Objects.requireNonNull;

import io.smallrye.mutiny.subscription.Cancellable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.kafka.store.ServicePartition;
import org.lazax.log.rows.DatabaseRetry;

/**
 * Takes partitions over from their hosts before. While one waits for the database, the hosts of
 * others go on. For the host's thread only.
 */
final class Takeover {
  private static final Logger LOG = Logger.getLogger(Takeover.class);

  private final CheckpointStore store;
  private final HostInputs inputs;
  private final Map<ServicePartition, Attempt> attempts = new HashMap<>();

  /** Goes on with the checkpoint of a partition that was taken over. */
  interface Taken {
    void by(PartitionCheckpoint checkpoint);
  }

  /** A claim that is being written, and how that is given up. */
  private record Attempt(ClaimId claim, Cancellable writing) {}

  Takeover(CheckpointStore store, HostInputs inputs) {
    this.store = store;
    this.inputs = inputs;
  }

  /**
   * Takes a partition over with a new claim, and tries again while the database is not available.
   *
   * @param then is given the checkpoint, unless the attempt is given up before
   */
  void begin(ServicePartition id, Taken then) {
    ClaimId claim = Instances.newClaim();
    Cancellable writing =
        DatabaseRetry.forever(
                store.takeOver(id, claim),
                e -> LOG.warnf("%s waits for the database: %s", id, e.getMessage()))
            .subscribe()
            .with(checkpoint -> inputs.addUrgent(() -> written(id, claim, checkpoint, then)));
    attempts.put(id, new Attempt(claim, writing));
  }

  private void written(
      ServicePartition id, ClaimId claim, PartitionCheckpoint checkpoint, Taken then) {
    if (isUnderWay(id) && requireNonNull(attempts.get(id)).claim().equals(claim)) {
      attempts.remove(id);
      then.by(checkpoint);
    }
  }

  /** Whether this partition is being taken over. */
  boolean isUnderWay(ServicePartition id) {
    return attempts.containsKey(id);
  }

  /** Gives up taking a partition over, because it belongs to another instance now. */
  void giveUp(ServicePartition id) {
    Optional.ofNullable(attempts.remove(id)).ifPresent(attempt -> attempt.writing().cancel());
  }
}
