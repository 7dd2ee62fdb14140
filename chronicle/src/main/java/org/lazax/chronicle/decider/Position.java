package org.lazax.chronicle.decider;

import org.lazax.chronicle.Stamp;

/**
 * A game as one service sees it: the stamp of the head, the shared table, the service's own state.
 */
public record Position<S, T extends SharedState<T>>(Stamp head, T table, S own) {}
