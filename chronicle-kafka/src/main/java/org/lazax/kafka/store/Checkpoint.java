package org.lazax.kafka.store;

import java.util.List;
import org.lazax.chronicle.host.CheckpointBatch;

/**
 * What is to be written of one partition, all of it or nothing.
 *
 * @param views the read models of the games that changed
 */
public record Checkpoint(int partition, CheckpointBatch batch, List<ViewRow> views) {
  public Checkpoint {
    views = List.copyOf(views);
  }
}
