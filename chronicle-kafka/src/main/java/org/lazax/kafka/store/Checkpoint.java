package org.lazax.kafka.store;

import java.util.List;
import org.lazax.chronicle.host.CheckpointBatch;

/**
 * The checkpoint of one partition. All of it is written, or nothing.
 *
 * @param views the read models of the games that changed
 */
public record Checkpoint(int partition, CheckpointBatch batch, List<ViewRow> views) {
  public Checkpoint {
    views = List.copyOf(views);
  }
}
