package org.lazax.chronicle.host;

import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.wire.Upcasters;

/**
 * A service as a host needs it: its rules, the codec of its snapshots, the upcasters of old events,
 * and the secrets of its games.
 */
public record HostedService<S, T extends SharedState<T>>(
    Decider<S, T> decider,
    SnapshotCodec<S, T> snapshots,
    Upcasters upcasters,
    GameSecrets secrets) {}
