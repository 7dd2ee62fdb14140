package org.lazax.game.warfare;

import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** Takes a command token from this system and gains it into this pool. */
@WireType("game.take-back-token")
public record TakeBackToken(SystemId system, Pool pool) implements Command {}
