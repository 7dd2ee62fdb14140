package org.lazax.chronicle.host;

import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.wire.Upcasters;

/**
 * A service as a host needs it: its rules, how its state is kept, how old events are read, and the
 * secrets of its games.
 */
public record HostedService<S, T extends SharedState<T>>(
    Decider<S, T> decider,
    SnapshotCodec<S, T> snapshots,
    Upcasters upcasters,
    GameSecrets chances) {}
