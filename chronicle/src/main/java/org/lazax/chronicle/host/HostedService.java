package org.lazax.chronicle.host;

import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Tabletop;
import org.lazax.chronicle.wire.Upcasters;

/**
 * A service as a host needs it: its rules, how its state is kept, how old events are read, and the
 * secrets of its games.
 */
public record HostedService<S, T extends Tabletop<T>>(
    Decider<S, T> decider, SnapshotCodec<S, T> snapshots, Upcasters upcasters, Chances chances) {}
