package org.lazax.kafka.store;

import org.lazax.chronicle.Summary;
import org.lazax.chronicle.commit.GameId;

/** A game's read model as a checkpoint writes it. */
public record ViewRow(GameId game, long seq, Summary summary, byte[] view) {}
