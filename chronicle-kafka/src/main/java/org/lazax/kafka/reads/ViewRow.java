package org.lazax.kafka.reads;

import org.lazax.chronicle.Summary;
import org.lazax.chronicle.commit.GameId;

/** A game's read model as a checkpoint writes it. */
@SuppressWarnings("ArrayRecordComponent") // written as it is, never compared
public record ViewRow(GameId game, long seq, Summary summary, byte[] view) {}
