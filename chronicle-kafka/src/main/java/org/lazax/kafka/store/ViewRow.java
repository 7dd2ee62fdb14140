package org.lazax.kafka.store;

import org.lazax.chronicle.Summary;
import org.lazax.chronicle.commit.GameId;

/** A game's read model in a checkpoint. */
@SuppressWarnings("ArrayRecordComponent") // its bytes are only written, never compared
public record ViewRow(GameId game, long seq, Summary summary, byte[] view) {}
