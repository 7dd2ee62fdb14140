package org.lazax.kafka.store;

import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Summary;
import org.lazax.chronicle.commit.GameId;

/** The summary of a game in a checkpoint. */
public record SummaryRow(Realm realm, GameId game, long seq, Summary summary) {}
