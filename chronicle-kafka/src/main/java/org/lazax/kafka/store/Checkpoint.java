package org.lazax.kafka.store;

import java.util.List;
import org.lazax.chronicle.host.CheckpointBatch;

/**
 * The checkpoint of one service in one partition. All of it is written, or nothing.
 *
 * @param summaries of the games that changed and are in memory
 */
public record Checkpoint(ServicePartition id, CheckpointBatch batch, List<SummaryRow> summaries) {
  public Checkpoint {
    summaries = List.copyOf(summaries);
  }
}
