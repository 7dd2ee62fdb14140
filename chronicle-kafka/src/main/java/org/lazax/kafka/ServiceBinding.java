package org.lazax.kafka;

import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.GameSecrets;
import org.lazax.chronicle.host.HostedService;
import org.lazax.chronicle.host.SnapshotCodec;
import org.lazax.chronicle.wire.Upcasters;

/**
 * What a service brings along; everything else is the host's.
 *
 * @param decider its rules
 * @param own its own state, as snapshots hold it
 * @param table the shared state, as snapshots hold it
 * @param views how it tells of its games
 */
public record ServiceBinding<S, T extends SharedState<T>>(
    Decider<S, T> decider, Class<S> own, Class<T> table, GameProjection<S, T> views) {

  public Service service() {
    return decider.service();
  }

  /** As a host needs it. */
  public HostedService<S, T> hosted(GameSecrets chances) {
    return new HostedService<>(
        decider, new SnapshotCodec<>(decider, own, table), Upcasters.NONE, chances);
  }
}
