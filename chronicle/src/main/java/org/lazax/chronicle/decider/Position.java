package org.lazax.chronicle.decider;

import org.lazax.chronicle.Stamp;

/**
 * A game as one service sees it after a commit.
 *
 * @param head the stamp of the commit
 * @param table the shared table
 * @param own the service's own state
 */
public record Position<S, T extends SharedState<T>>(Stamp head, T table, S own) {}
